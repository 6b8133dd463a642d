// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Finds the references that a sheet of CSS can have in JSON.
///
/// What a reference is shows in the whole sheet alone, so it is written and read again until every value is the same: a form
/// that turns out wrong is left for the next one, and a custom property that no reference leads to is one like any other.
struct ReferenceSearch {
  /// The sheet.
  private let tree: SyntaxTree
  /// What the custom properties may be.
  private let known: VariablePaths
  /// The sheet without references, as it is read again.
  private let css: SyntaxTree
  /// What is left of the custom properties.
  private(set) var paths: VariablePaths
  private var attempts: [Int: Int] = [:]

  /// A sheet is written so often at most, and a large one so often that this many bytes are written.
  private static let maximumCount = 24
  private static let maximumSize = 32 << 20

  init(_ tree: SyntaxTree, _ paths: VariablePaths, css: SyntaxTree) {
    self.tree = tree
    self.css = css
    self.paths = paths
    known = paths
  }

  /// The sheet with references; nil where there are none.
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

  /// Looks for what was read as something else; whether there was anything.
  private mutating func learn(
    from read: SyntaxTree, _ placements: [JSONConverter.Placement], _ places: [Int: Range<Int>]
  ) -> Bool {
    var texts: [Range<Int>: [String]] = [:]
    for run in read.stream.sourceMap?.runs ?? [] {
      texts[run.original, default: []].append(read.stream.text(in: run.written))
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

  /// Whether the sheet that was read is the one without references, but for the order of the first rule's properties.
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
  /// Tells of custom properties that hold the values of rules, where references to them stay CSS.
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
