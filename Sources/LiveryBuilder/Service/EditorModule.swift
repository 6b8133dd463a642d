// SPDX-License-Identifier: Apache-2.0

/// A module of JavaScript that brings along the editor of a type which an app adds.
///
/// ```swift
/// let module = EditorModule(
///   "stars", """
///     import { registerEditor } from "/assets/editors/registry.js";
///     registerEditor("StarCount", (context) => …);
///     """)
/// ```
public struct EditorModule: Sendable, Hashable {
  /// The name, of letters, digits and dashes.
  public let name: String
  /// The text.
  public let source: String

  /// A module.
  public init(_ name: String, _ source: String) {
    precondition(
      !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") },
      "the name of a module has letters, digits and dashes")
    self.name = name
    self.source = source
  }
}
