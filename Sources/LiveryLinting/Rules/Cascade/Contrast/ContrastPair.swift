// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// The color of an element's text, and what it is read on.
///
/// Defined by [WCAG 2.2, 1.4.3](https://www.w3.org/TR/WCAG22/#contrast-minimum).
struct ContrastPair {
  let text: Color
  let background: Color
  /// Whether the text has 24px or more, or 18.66px and bold letters.
  let isLarge: Bool

  /// From 1, where they are the same, to 21.
  var contrast: Double { text.contrast(with: background) }
  /// What the contrast is to be.
  var required: Double { isLarge ? 3 : 4.5 }
  /// Whether it is enough.
  var isReadable: Bool { contrast >= required - 0.005 }

  /// What is told of a pair that cannot be read well.
  func diagnostic(at place: Range<Int>, in scheme: ColorScheme) -> Diagnostic {
    // Cut, so that nothing that is too little is told as if it were enough.
    let ratio = Double(Int(contrast * 100)) / 100
    let scheme = scheme == .dark ? " in the dark color scheme" : ""
    return Diagnostic(
      .lowContrast, range: place,
      facts: [
        .found("\(text)"), .expected("\(background)"),
        .subject("\(ratio):1\(scheme), and WCAG 2 asks for \(required):1"),
      ])
  }
}

/// The pairs of the elements that selectors describe, in one environment.
struct ContrastPairs {
  private let sheet: CSSStyleSheet
  /// Whether the root's background lies behind all elements.
  private let paintsOneBackground: Bool

  init(_ sheet: CSSStyleSheet, paintsOneBackground: Bool) {
    self.sheet = sheet
    self.paintsOneBackground = paintsOneBackground
  }

  /// The pair of an element; nil where a sheet does not say both colors, or where there is more behind the text than one color.
  ///
  /// WCAG leaves out what cannot be used: a control that is disabled.
  func pair(of selector: String) -> ContrastPair? {
    guard !selector.mentions("::"), !selector.mentions("disabled") else { return nil }
    let style = sheet.prepare(selector)
    guard style.isMatched, case .color(let color)? = style.css(.color).flatMap(PaintedColor.init),
      color.alpha == 1, let background = background(of: selector, style, depth: 0)
    else { return nil }
    let size = style.css(\.fontSize) ?? 16
    let isBold = (style.css(\.fontWeight)?.value ?? 400) >= 700
    return ContrastPair(
      text: color, background: background, isLarge: size >= 24 || isBold && size >= 18.66)
  }

  /// What lies behind an element's text: its own color, or that of an element around it that the selector names.
  private func background(of selector: String, _ style: PreparedSelector, depth: Int) -> Color? {
    switch style.background {
    case .color(let color) where color.alpha == 1: return color
    case .color, .picture: return nil
    case nil: break
    }
    if depth < 16, let outer = Self.container(of: selector) {
      return background(of: outer, sheet.prepare(outer), depth: depth + 1)
    }
    guard paintsOneBackground, depth < 17 else { return nil }
    for root in [":root", "body"] {
      if case .color(let color)? = sheet.prepare(root).background, color.alpha == 1 { return color }
    }
    return nil
  }

  /// The part of a selector that describes the element around; nil where there is none, or where only a sibling is named.
  private static func container(of selector: String) -> String? {
    var depth = 0
    var rest = Substring(selector)
    while let character = rest.popLast() {
      if character == ")" || character == "]" { depth += 1 }
      if character == "(" || character == "[" { depth -= 1 }
      guard depth == 0, [" ", "+", "~", ">"].contains(character) else { continue }
      let words = rest.drop { $0 == " " }
      guard !words.isEmpty, character != "+", character != "~" else { return nil }
      if let last = rest.last(where: { $0 != " " }), last == "+" || last == "~" { return nil }
      while let last = rest.last, last == " " || last == ">" { rest.removeLast() }
      return rest.isEmpty ? nil : String(rest)
    }
    return nil
  }
}

/// What a background is made of.
private enum PaintedColor {
  case color(Color)
  case picture

  init?(_ value: CSSValue) {
    guard let color = value.as(Color.self) else { return nil }
    self = .color(color)
  }
}

extension PreparedSelector {
  /// What the element paints behind its text; nil where it paints nothing.
  fileprivate var background: PaintedColor? {
    if let image = css(.backgroundImage), image.description != "none" { return .picture }
    if let pipeline = css(.liveryPipeline), pipeline.description != "none" { return .picture }
    guard let color = css(.backgroundColor).flatMap(PaintedColor.init) else { return nil }
    if case .color(let color) = color, color.alpha == 0 { return nil }
    return color
  }
}
