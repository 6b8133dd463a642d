// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A search for the references that a CSS style sheet can have in JSON.
///
/// Only the entire sheet can verify references. So the search writes the sheet and parses it again,
/// until all values are equal. A failed form is replaced by the next one. A custom property without
/// references becomes an ordinary custom property.
struct ReferenceSearch {
  /// The sheet.
  private let tree: SyntaxTree
  /// All candidates for custom properties of references.
  private let candidates: VariablePaths
  /// The sheet without references, after a round trip.
  private let css: SyntaxTree
  /// The remaining custom properties.
  private(set) var paths: VariablePaths
  private var attempts: [Int: Int] = [:]

  /// The maximum number of attempts for a sheet, reduced for large sheets.
  private static let maximumCount = 24
  private static let maximumSize = 32 << 20

  init(_ tree: SyntaxTree, _ paths: VariablePaths, css: SyntaxTree) {
    self.tree = tree
    self.css = css
    self.paths = paths
    candidates = paths
  }

  /// Returns the sheet with references, or `nil` if it has none.
  mutating func converter() -> (text: String, converter: JSONConverter)? {
    let count = min(Self.maximumCount, Self.maximumSize / max(1, css.stream.byteCount))
    for _ in 0..<max(2, count) {
      if paths.variables.isEmpty { return nil }
      var converter = JSONConverter(tree, paths: paths, attempts: attempts)
      let text = converter.text()
      let sheet = JSONStyleSheet(SourceText(text.text))
      if isIdentical(sheet.tree) { return (text.text, converter) }
      guard discardFailedForms(from: sheet.tree, converter.convertedDeclarations, text.valueRanges)
      else { break }
    }
    paths = VariablePaths()
    return nil
  }

  /// Discards the forms that were parsed to other values, and returns whether there were any.
  private mutating func discardFailedForms(
    from read: SyntaxTree, _ convertedDeclarations: [JSONConverter.ConvertedDeclaration],
    _ valueRanges: [Int: Range<Int>]
  ) -> Bool {
    var texts: [Range<Int>: [String]] = [:]
    for run in read.stream.sourceMap?.runs ?? [] {
      texts[run.original, default: []].append(read.stream.text(in: run.generated))
    }
    var hasDiscarded = false
    for (number, converted) in convertedDeclarations.enumerated() {
      guard converted.hasReference || converted.variable != nil, let range = valueRanges[number],
        texts[range]?.contains(converted.expected) != true
      else { continue }
      if converted.hasReference {
        attempts[converted.declaration.index, default: 0] += 1
      } else if let name = converted.variable {
        paths.remove(name)
      }
      hasDiscarded = true
    }
    for converted in convertedDeclarations {
      guard let name = converted.variable, let variable = paths.variables[name],
        variable.names.last != converted.key
      else { continue }
      paths.remove(name)
      hasDiscarded = true
    }
    let definitions = rootRule(of: read.rules)?.customDeclarations ?? [:]
    for name in paths.variables.keys where definitions[name] == nil {
      paths.remove(name)
      hasDiscarded = true
    }
    return hasDiscarded
  }

  /// Returns whether the parsed sheet equals the one without references.
  ///
  /// The order of properties in the first rule may differ.
  private func isIdentical(_ read: SyntaxTree) -> Bool {
    if read.diagnostics.contains(where: { $0.severity == .error }) { return false }
    if read.text == css.text { return true }
    guard let first = rootRule(of: read.rules), let other = rootRule(of: css.rules),
      first.range.lowerBound == other.range.lowerBound,
      first.range.upperBound == other.range.upperBound
    else { return false }
    let lines = [first, other].map { rule in
      rule.contents.compactMap { node -> String? in
        if case .declaration(let declaration) = node { declaration.text } else { nil }
      }.sorted()
    }
    let range = first.range
    return lines[0] == lines[1]
      && read.text.utf8.prefix(range.lowerBound).elementsEqual(
        css.text.utf8.prefix(range.lowerBound))
      && read.text.utf8.dropFirst(range.upperBound).elementsEqual(
        css.text.utf8.dropFirst(range.upperBound))
  }
}

extension ReferenceSearch {
  /// Returns diagnostics for custom properties of rule values whose references stay CSS.
  func diagnostics(_ convertedDeclarations: [JSONConverter.ConvertedDeclaration]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    let names = candidates.variables.filter(\.value.belongsToOtherRule)
    if names.isEmpty { return [] }
    for converted in convertedDeclarations {
      let stream = tree.stream
      guard !converted.hasReference || paths.variables.isEmpty,
        let position = converted.declaration.value.first(where: { position in
          stream[position].kind == .ident && names[stream.value(of: position)] != nil
            && converted.variable != stream.value(of: position)
        }), let variable = names[stream.value(of: position)]
      else { continue }
      result.append(
        Diagnostic(
          .referenceKeptAsCSS, range: stream.byteRange(of: converted.declaration.value),
          facts: [
            .subject(shortened(converted.declaration.name)), .found("@" + shortened(variable.path)),
            .expected(shortened("\(jsonString(converted.key)): \(converted.text)")),
          ]))
    }
    return result
  }
}
