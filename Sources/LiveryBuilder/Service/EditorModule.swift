// SPDX-License-Identifier: Apache-2.0

/// A JavaScript module with the editor for a type of an app.
///
/// ```swift
/// let module = EditorModule(
///   "stars", """
///     import { registerEditor } from "/assets/editors/registry.js";
///     registerEditor("StarCount", (context) => …);
///     """)
/// ```
public struct EditorModule: Sendable, Hashable {
  /// The name: letters, digits and hyphens.
  public let name: String
  /// The source text.
  public let source: String

  /// Creates a module.
  public init(_ name: String, _ source: String) {
    precondition(
      !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") },
      "the name of a module may have only letters, digits and dashes")
    self.name = name
    self.source = source
  }
}
