// SPDX-License-Identifier: Apache-2.0

/// A sheet that another one imports, and the rule that says so.
public struct ImportedSource: Sendable {
  /// The rule: what layer the sheet goes into, and when it counts.
  public let rule: ImportRule
  /// The sheet, with the sheets that it imports itself.
  public let source: StyleSource
}
