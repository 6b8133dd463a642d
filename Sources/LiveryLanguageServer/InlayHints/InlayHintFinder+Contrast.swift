// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax
import CSSValues
import LiveryLinting

extension InlayHintFinder {
  /// A declaration of a text color, with the selectors of its rule.
  private struct ColorDeclaration {
    let position: TextPosition
    let selectors: [String]
    let scheme: CSSColorScheme
    /// The declared color, or `nil` if it depends on the element.
    let color: CSSColor?
  }

  /// The maximum number of selectors of a rule that are considered.
  private static let maximumSelectorCount = 4

  /// Returns the contrast of text colors to their backgrounds, each after its declaration.
  mutating func contrastHints() -> [LSP.InlayHint] {
    let declarations = colorDeclarations()
    var hints: [LSP.InlayHint] = []
    for scheme in [CSSColorScheme.light, .dark] {
      let inScheme = declarations.filter { $0.scheme == scheme }
      guard !inScheme.isEmpty else { continue }
      // All elements are styled together, so that they share their ancestors.
      var pairs = ContrastPair.pairs(
        of: inScheme.flatMap(\.selectors), in: theme.composited(in: scheme))[...]
      for declaration in inScheme {
        let own = pairs.prefix(declaration.selectors.count).lazy.compactMap(\.self).first
        pairs = pairs.dropFirst(declaration.selectors.count)
        if let pair = own { hints.append(hint(pair, declaration)) }
      }
    }
    return hints
  }

  private func hint(_ pair: ContrastPair, _ declaration: ColorDeclaration) -> LSP.InlayHint {
    let pair = declaration.color.map(pair.withText) ?? pair
    let text = pair.text.hexadecimalText
    let background = pair.background.hexadecimalText
    return LSP.InlayHint(
      position: declaration.position, label: pair.ratioText + (pair.isReadable ? "" : " ⚠"),
      tooltip: "The contrast of \(text) on \(background), \(pair.verdict).")
  }

  private mutating func colorDeclarations() -> [ColorDeclaration] {
    let nodes = tree.nodes
    var found: [ColorDeclaration] = []
    let first = nodes.partitioningIndex { Int($0.end) > tokens.lowerBound }
    for index in first..<nodes.count {
      guard Int(nodes[index].first) < tokens.upperBound else { break }
      guard case .declaration(let declaration) = Syntax(tree, index),
        stream.value(of: declaration.tokens.lowerBound, equals: "color"),
        let position = position(after: stream.byteRange(of: declaration.value))
      else { continue }
      let rule = rule(around: declaration.tokens.lowerBound)
      guard let scheme = rule.elements.first?.scheme else { continue }
      let color = Property.color.value(stream, in: declaration.value)?.as(CSSColor.self)
      if let color, color.alpha < 1 { continue }
      found.append(
        ColorDeclaration(
          position: position,
          selectors: Array(rule.selectors.alternatives.prefix(Self.maximumSelectorCount)),
          scheme: scheme, color: color))
    }
    return found
  }
}
