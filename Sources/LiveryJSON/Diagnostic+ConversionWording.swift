// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What a conversion leaves out.
extension Diagnostic.Kind {
  /// A part of a sheet that JSON has no form for.
  public static let lostInJSON = Self("lost-in-json", .warning) {
    "'\($0.found)' has no form in JSON and is left out"
  }
  /// A comment that JSON has no place for.
  public static let commentLostInJSON = Self("comment-lost-in-json", .warning) {
    "the comment '\($0.found)' stands within a declaration and is left out"
  }
}
