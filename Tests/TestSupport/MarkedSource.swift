// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
package import Testing

/// A text with marked ranges: `"a { ⟦b⟧ }"` is the text `a { b }` and the range of `b`.
///
/// Marks may be nested, and may be empty:
///
/// ```swift
/// let source = MarkedSource("⟦a ⟦b⟧⟧⟦⟧")
/// source.text      // "a b"
/// source.ranges    // [0..<3, 2..<3, 3..<3]
/// ```
package struct MarkedSource: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  /// The text without the marks.
  package let text: String
  /// The marked byte ranges, in the order of the opening marks.
  package let ranges: [Range<Int>]
  /// The text with the marks.
  package let testDescription: String

  /// Removes the marks from a text.
  package init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var count = 0
    var ranges: [Range<Int>] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦":
        open.append(ranges.count)
        ranges.append(count..<count)
      case "⟧":
        guard let index = open.popLast() else { preconditionFailure("⟧ without ⟦ in \(marked)") }
        ranges[index] = ranges[index].lowerBound..<count
      default:
        text.append(scalar)
        count += UTF8.width(scalar)
      }
    }
    precondition(open.isEmpty, "⟦ without ⟧ in \(marked)")
    self.text = String(text)
    self.ranges = ranges
    testDescription = marked
  }

  /// Removes the marks from a literal.
  package init(stringLiteral marked: String) { self.init(marked) }

  /// The byte offset of the first mark.
  package var offset: Int {
    guard let first = ranges.first else { preconditionFailure("no mark in \(testDescription)") }
    return first.lowerBound
  }

  /// Returns the text with other ranges marked, as failed tests print it.
  package func marking(_ ranges: [Range<Int>]) -> String {
    let utf8 = Array(text.utf8)
    var marked: [UInt8] = []
    for offset in 0...utf8.count {
      let empty = ranges.filter { $0.isEmpty && $0.lowerBound == offset }.count
      let ends = ranges.filter { !$0.isEmpty && $0.upperBound == offset }.count
      let starts = ranges.filter { !$0.isEmpty && $0.lowerBound == offset }.count
      let marks =
        String(repeating: "⟧", count: ends) + String(repeating: "⟦⟧", count: empty)
        + String(repeating: "⟦", count: starts)
      marked.append(contentsOf: marks.utf8)
      if offset < utf8.count { marked.append(utf8[offset]) }
    }
    return String(decoding: marked, as: UTF8.self)
  }
}

/// Expects exactly the diagnostics with some identifiers, each at a mark of the source.
///
/// ```swift
/// expectDiagnostics(["missing-colon"], at: "a { ⟦color⟧ red }") { SyntaxTree(parsing: $0).diagnostics }
/// ```
///
/// - Parameters:
///   - ids: the identifiers of the diagnostics, in the order of the opening marks.
///   - source: the text, with marks at the ranges of the diagnostics.
///   - location: the location of a failure.
///   - diagnose: a closure that returns the diagnostics of a text.
package func expectDiagnostics(
  _ ids: [String], at source: MarkedSource,
  sourceLocation location: Testing.SourceLocation = #_sourceLocation,
  _ diagnose: (TokenStream) throws -> [Diagnostic]
) rethrows {
  // Of two ranges with the same start, the longer one is the outer mark.
  let found = try diagnose(TokenStream(source.text)).sorted {
    ($0.range.lowerBound, -$0.range.upperBound, $0.kind.id)
      < ($1.range.lowerBound, -$1.range.upperBound, $1.kind.id)
  }
  #expect(found.map(\.kind.id) == ids, sourceLocation: location)
  let marked = source.marking(found.map(\.range))
  #expect(marked == source.marking(source.ranges), sourceLocation: location)
}
