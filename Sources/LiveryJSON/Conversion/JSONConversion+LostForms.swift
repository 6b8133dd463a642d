// SPDX-License-Identifier: Apache-2.0
import CSSCollections
package import CSSSyntax

extension JSONConversion {
  /// Returns diagnostics for parts of a JSON style sheet that change in a round trip through CSS.
  ///
  /// ```swift
  /// let sheet = JSONStyleSheet(SourceText(#"{"a": {"width": "10px"}}"#))
  /// JSONConversion.lostForms(of: sheet.tree).map(\.message)
  /// // ['width' changes in the conversion back from CSS; it becomes "width": 10]
  /// ```
  ///
  /// The values are preserved; only their form changes. Members with other diagnostics are not
  /// reported again.
  ///
  /// - Parameter tree: the rules of a ``JSONStyleSheet``.
  /// - Returns: a diagnostic at the name of each such member, and at each comment that CSS cannot
  ///   keep. The result is empty for a tree that was not read from JSON.
  package static func lostForms(of tree: SyntaxTree) -> [Diagnostic] {
    guard let map = tree.stream.sourceMap, let source = map.originals.first else { return [] }
    return LostForms(of: tree, map: map, source: source).diagnostics
  }
}

/// A comparison of a JSON style sheet with the result of its round trip.
private struct LostForms {
  private(set) var diagnostics: [Diagnostic] = []

  private let map: SourceMap
  /// The members that each value becomes, by the offset of the value.
  private var successors: [Int: [String]] = [:]
  /// The ranges of the sheet that already have diagnostics, in order.
  private let diagnosedRanges: [Range<Int>]

  init(of tree: SyntaxTree, map: SourceMap, source: SourceText) {
    self.map = map
    diagnosedRanges = tree.diagnostics.map { map.originalRange(of: $0.range) }
      .filter { $0.originalIndex == 0 }.map(\.range)
      .sorted { $0.lowerBound < $1.lowerBound }
    let conversion = JSONConversion(tree)
    findSuccessors(conversion, tree)
    compare(SheetEntries(source), SheetEntries(SourceText(conversion.text)), in: source)
  }

  private mutating func findSuccessors(_ conversion: JSONConversion, _ tree: SyntaxTree) {
    var originals: [Int: Int] = [:]
    for run in map.runs where run.originalIndex == 0 {
      originals[run.generated.lowerBound] = run.original.lowerBound
    }
    for converted in conversion.convertedDeclarations {
      let start = tree.stream.byteRange(of: converted.declaration.value).lowerBound
      guard let original = originals[start] else { continue }
      let text = "\(jsonString(converted.key)): \(converted.text)"
      if successors[original]?.contains(text) != true {
        successors[original, default: []].append(text)
      }
    }
  }

  private mutating func compare(
    _ before: SheetEntries, _ after: SheetEntries, in source: SourceText
  ) {
    var counts: [SheetEntries.Identity: Int] = [:]
    for entry in after.all { counts[entry.identity, default: 0] += 1 }
    for entry in before.all {
      if let count = counts[entry.identity], count > 0 {
        // Several rules with one selector may have become a single rule.
        if !entry.isRules { counts[entry.identity] = count - 1 }
      } else if !hasDiagnostic(entry.nameRange.lowerBound..<entry.valueRange.upperBound) {
        report(entry)
      }
    }
    var comments: [String: Int] = [:]
    for comment in after.comments { comments[comment.text, default: 0] += 1 }
    for comment in before.comments {
      if let count = comments[comment.text], count > 0 {
        comments[comment.text] = count - 1
      } else {
        add(.commentLostInCSS, at: comment.range, [source.found(comment.range)])
      }
    }
  }

  private mutating func report(_ entry: SheetEntries.Entry) {
    let start = entry.valueRange.lowerBound + (entry.string == nil ? 0 : 1)
    let expected: String
    if let texts = successors[start] {
      expected = texts.prefix(3).map(shortened).joined(separator: ", ")
    } else if SheetKey(entry.name) == .include {
      expected = "what it includes"
    } else if let string = entry.string, string.hasPrefix("@") {
      expected = "the members of '\(shortened(string))'"
    } else {
      expected = entry.isRules ? "another rule" : "nothing"
    }
    let subject = entry.name.isEmpty ? entry.string ?? "" : entry.name
    add(.formLostInCSS, at: entry.nameRange, [.subject(shortened(subject)), .expected(expected)])
  }

  private mutating func add(
    _ kind: Diagnostic.Kind, at range: Range<Int>, _ facts: [Diagnostic.Fact]
  ) {
    guard diagnostics.count < DiagnosticLog.limit else { return }
    diagnostics.append(Diagnostic(kind, range: map.range(of: range, in: 0), facts: facts))
  }

  /// Returns whether a member already has a diagnostic.
  private func hasDiagnostic(_ range: Range<Int>) -> Bool {
    let index = diagnosedRanges.partitioningIndex { $0.lowerBound >= range.lowerBound }
    return index < diagnosedRanges.count && diagnosedRanges[index].lowerBound < range.upperBound
  }
}
