// SPDX-License-Identifier: Apache-2.0

/// A problem in a style sheet: its kind, range and facts.
///
/// Programs compare, count and fix diagnostics by ``kind`` and ``facts``. The message is composed
/// on demand.
///
/// ```swift
/// diagnostic.kind.id     // "unknown-property"
/// diagnostic.message     // "unknown property 'colour'; did you mean 'color'?"
/// ```
public struct Diagnostic: Sendable, Hashable {
  /// The kind of problem.
  public let kind: Kind
  /// The severity; that of the kind unless it was changed.
  public var severity: Severity
  /// The bytes of the decoded text that the diagnostic refers to.
  public let range: Range<Int>
  /// The facts, such as the text that was found and the syntax that is accepted.
  public let facts: [Fact]
  /// The edits that fix the problem.
  public let fixIts: [FixIt]

  /// Creates a diagnostic with the severity of its kind.
  package init(_ kind: Kind, range: Range<Int>, facts: [Fact] = [], fixIts: [FixIt] = []) {
    self.kind = kind
    severity = kind.severity
    self.range = range
    self.facts = facts
    self.fixIts = fixIts
  }

  /// The message for a reader: lower case, no full stop, quotes around the text that was found.
  public var message: String { kind.message(self) }
}

extension Diagnostic {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Hashable, Comparable {
    /// The style sheet works, but there is a better notation.
    case note
    /// The style sheet probably has an unintended effect.
    case warning
    /// A part of the style sheet was dropped.
    case error

    /// Orders by severity: note, warning, error.
    public static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }
    private var weight: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  /// An edit of the decoded text that fixes a problem; apply all edits of a diagnostic together.
  public struct FixIt: Sendable, Hashable {
    /// The edit.
    public let edit: TextEdit
    /// Whether the edit preserves the meaning: no computed style changes.
    public let isSafe: Bool

    /// Creates an edit that replaces the bytes of `range`.
    package init(range: Range<Int>, replacement: String, isSafe: Bool) {
      edit = TextEdit(range: range, replacement: replacement)
      self.isSafe = isSafe
    }

    /// The bytes to replace.
    public var range: Range<Int> { edit.range }
    /// The replacement text.
    public var replacement: String { edit.replacement }
  }
}
