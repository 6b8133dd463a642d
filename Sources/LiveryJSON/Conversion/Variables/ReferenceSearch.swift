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
  private let known: VariablePaths
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
    known = paths
  }

  /// Returns the sheet with references, or `nil` if it has none.
  mutating func converter() -> (text: String, converter: JSONConverter)? {
    let count = min(Self.maximumCount, Self.maximumSize / max(1, css.stream.byteCount))
    for _ in 0..<max(2, count) {
      if paths.variables.isEmpty { return nil }
      var converter = JSONConverter(tree, paths: paths, attempts: attempts)
      let text = converter.text()
      let sheet = JSONStyleSheet(SourceText(text.text))
      if isSame(sheet.tree) { return (text.text, converter) }
      guard learn(from: sheet.tree, converter.placements, text.places) else { break }
    }
    paths = VariablePaths()
    return nil
  }

  /// Discards the forms that were parsed to other values, and returns whether there were any.
  private mutating func learn(
    from read: SyntaxTree, _ placements: [JSONConverter.Placement], _ places: [Int: Range<Int>]
  ) -> Bool {
    var texts: [Range<Int>: [String]] = [:]
    for run in read.stream.sourceMap?.runs ?? [] {
      texts[run.original, default: []].append(read.stream.text(in: run.generated))
    }
    var hasLearned = false
    for (number, placement) in placements.enumerated() {
      guard placement.hasReference || placement.variable != nil, let place = places[number],
        texts[place]?.contains(placement.expected) != true
      else { continue }
      if placement.hasReference {
        attempts[placement.declaration.index, default: 0] += 1
      } else if let name = placement.variable {
        paths.remove(name)
      }
      hasLearned = true
    }
    for placement in placements {
      guard let name = placement.variable, let variable = paths.variables[name],
        variable.names.last != placement.key
      else { continue }
      paths.remove(name)
      hasLearned = true
    }
    let definitions = rootRule(of: read.rules)?.customDeclarations ?? [:]
    for name in paths.variables.keys where definitions[name] == nil {
      paths.remove(name)
      hasLearned = true
    }
    return hasLearned
  }

  /// Returns whether the parsed sheet equals the one without references.
  ///
  /// The order of properties in the first rule may differ.
  private func isSame(_ read: SyntaxTree) -> Bool {
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
  func diagnostics(_ placements: [JSONConverter.Placement]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    let names = known.variables.filter(\.value.isElsewhere)
    if names.isEmpty { return [] }
    for placement in placements {
      let stream = tree.stream
      guard !placement.hasReference || paths.variables.isEmpty,
        let position = placement.declaration.value.first(where: { position in
          stream[position].kind == .ident && names[stream.value(of: position)] != nil
            && placement.variable != stream.value(of: position)
        }), let variable = names[stream.value(of: position)]
      else { continue }
      result.append(
        Diagnostic(
          .referenceKeptAsCSS, range: stream.byteRange(of: placement.declaration.value),
          facts: [
            .subject(shortened(placement.declaration.name)), .found("@" + shortened(variable.path)),
            .expected(shortened("\(jsonText(placement.key)): \(placement.text)")),
          ]))
    }
    return result
  }
}
