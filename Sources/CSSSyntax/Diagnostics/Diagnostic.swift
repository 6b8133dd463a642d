// SPDX-License-Identifier: Apache-2.0

/// Something a reader of a sheet should know: what kind, where, and the facts of it.
///
/// Facts come first and words last: a diagnostic is compared, counted and mended by its ``kind`` and ``facts``; the
/// sentence is made when somebody wants to read it.
///
/// ```swift
/// diagnostic.kind.id     // "unknown-property"
/// diagnostic.message     // "unknown property 'colour'; did you mean 'color'?"
/// ```
public struct Diagnostic: Sendable, Hashable {
  /// What is wrong.
  public let kind: Kind
  /// How much it matters; the kind's own severity unless it was changed.
  public var severity: Severity
  /// The bytes of the decoded text that it is about.
  public let range: Range<Int>
  /// What was found, what is accepted and the like.
  public let facts: [Fact]
  /// Edits that mend it.
  public let fixIts: [FixIt]

  /// A diagnostic with the kind's own severity.
  package init(_ kind: Kind, range: Range<Int>, facts: [Fact] = [], fixIts: [FixIt] = []) {
    self.kind = kind
    severity = kind.severity
    self.range = range
    self.facts = facts
    self.fixIts = fixIts
  }

  /// The sentence a reader sees: lower case, no full stop, quotes around what was found.
  public var message: String { kind.wording(self) }
}

extension Diagnostic {
  /// How much a diagnostic matters.
  public enum Severity: String, Sendable, Hashable, Comparable {
    /// The sheet works; there is something better to write.
    case note
    /// Probably not what the author meant.
    case warning
    /// Something was dropped.
    case error

    /// Orders by weight: note, warning, error.
    public static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }
    private var weight: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  /// An edit of the decoded text that mends something; all edits of a diagnostic belong together.
  public struct FixIt: Sendable, Hashable {
    /// What to change.
    public let edit: TextEdit
    /// Whether the sheet says the same after the edit: no computed style changes by it.
    public let isSafe: Bool

    /// An edit that replaces the bytes of `range`.
    package init(range: Range<Int>, replacement: String, isSafe: Bool) {
      edit = TextEdit(range: range, replacement: replacement)
      self.isSafe = isSafe
    }

    /// The bytes to replace.
    public var range: Range<Int> { edit.range }
    /// What to put there.
    public var replacement: String { edit.replacement }
  }
}
