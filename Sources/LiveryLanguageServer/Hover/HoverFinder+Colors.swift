// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryLinting

extension HoverFinder {
  /// Returns the tokens of the color at the position: the outermost color function around it, or
  /// one token.
  func colorTokens(in functions: [Range<Int>]) -> Range<Int>? {
    let function = functions.first { range in
      Self.colorFunctions.contains(stream.value(of: range.lowerBound).lowercased())
    }
    if let function { return parsedColor(function) == nil ? nil : function }
    guard [.hash, .ident].contains(stream[token].kind) else { return nil }
    return parsedColor(token..<token + 1) == nil ? nil : token..<token + 1
  }

  private static let colorFunctions = Set(CSSValue.colorFunctions)

  private func parsedColor(_ tokens: Range<Int>) -> SpecifiedColor? {
    let syntax = RegisteredSyntax(.color)
    if let color = syntax.value(stream, in: tokens)?.as(SpecifiedColor.self) { return color }
    return substituted(tokens, for: element(in: .light)).flatMap {
      syntax.value(parsing: $0)?.as(SpecifiedColor.self)
    }
  }

  /// Returns the documentation of a color: its notations in each color scheme, and its contrast to
  /// the background of the element.
  func color(_ tokens: Range<Int>, of declaration: Declaration) -> Found? {
    guard let specified = parsedColor(tokens) else { return nil }
    let schemes = theme.colorSchemes(of: location.nodes, in: tree)
    let colors = schemes.compactMap { scheme in
      color(specified, in: scheme).map { (scheme: scheme, color: $0) }
    }
    guard let first = colors.first else { return nil }
    var text = emptyText
    text.add(text.title(stream.text(of: tokens)))
    if Set(colors.map(\.color)).count == 1 {
      add(first.color, to: &text, title: "")
    } else {
      for (scheme, color) in colors { add(color, to: &text, title: scheme.title + ": ") }
    }
    if Property(name: declaration.name) == .color, tokens == declaration.value {
      text.add(contrast(of: colors, text))
    }
    return Found(text: text, range: stream.byteRange(of: tokens))
  }

  /// Returns the color for the element of the rule around the position.
  private func color(_ specified: SpecifiedColor, in scheme: CSSColorScheme) -> CSSColor? {
    if let color = specified.absolute { return color }
    let context = element(in: scheme).context(in: scheme)
    return specified.computed(in: context).resolved(currentColor: context.currentColor)
  }

  /// Adds the notations of a color, and its picture.
  func add(_ color: CSSColor, to text: inout HoverText, title: String) {
    text.add(title + color.comparedTexts.map(text.code).joined(separator: " · "))
    if showsPictures { text.add(picture: PictureMaker.markdown(color: color)) }
  }

  /// Returns the contrast of text colors to the background of the rule's element, or an empty text
  /// if the background is unknown.
  private func contrast(
    of colors: [(scheme: CSSColorScheme, color: CSSColor)], _ text: HoverText
  ) -> String {
    let selectors = RuleSelectors(tree, at: location.pathOfRule).alternatives.prefix(8)
    var lines: [(scheme: CSSColorScheme, text: String)] = []
    for (scheme, color) in colors {
      let pairs = ContrastPair.pairs(of: Array(selectors), in: theme.composited(in: scheme))
      guard color.alpha == 1, let pair = pairs.lazy.compactMap(\.self).first?.withText(color) else {
        continue
      }
      let background = text.code(pair.background.hexadecimalText)
      lines.append((scheme, "\(pair.ratioText) on \(background), \(pair.verdict)."))
    }
    if let first = lines.first, lines.allSatisfy({ $0.text == first.text }) {
      return "Contrast: \(first.text)"
    }
    return lines.map { "\($0.scheme.title) contrast: \($0.text)" }.joined(separator: "\n\n")
  }
}

extension CSSColorScheme {
  /// The name, at the start of a sentence.
  var title: String { self == .dark ? "Dark" : "Light" }
}

extension ContrastPair {
  /// A phrase that compares the contrast with the requirements of WCAG 2.
  var verdict: String {
    if contrast >= (isLarge ? 4.5 : 7) { return "which meets level AAA of WCAG 2" }
    return isReadable
      ? "which meets level AA of WCAG 2" : "below the \(numberText(required)):1 of WCAG 2"
  }
}
