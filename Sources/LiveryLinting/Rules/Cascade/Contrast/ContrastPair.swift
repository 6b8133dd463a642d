// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSelectors
import CSSSyntax
package import CSSValues

/// The text color of an element and the background color behind it.
///
/// Defined by [WCAG 2.2, 1.4.3](https://www.w3.org/TR/WCAG22/#contrast-minimum).
package struct ContrastPair: Sendable, Hashable {
  /// The color of the text, which is opaque.
  package let text: CSSColor
  /// The color behind the text, which is opaque.
  package let background: CSSColor
  /// Whether the text is large: 24px or more, or bold and 18.66px or more.
  package let isLarge: Bool

  /// The contrast ratio, from 1 for equal colors to 21.
  package var contrast: Double { text.contrast(with: background) }
  /// The minimum contrast ratio.
  package var required: Double { isLarge ? 3 : 4.5 }
  /// Whether the contrast ratio is sufficient.
  package var isReadable: Bool { contrast >= required - 0.005 }
  /// The contrast ratio with one decimal, truncated so that an insufficient one never looks
  /// sufficient: `4.4:1`.
  package var ratioText: String { "\(Double(Int((contrast + 0.005) * 10)) / 10):1" }

  /// Returns the pairs of the elements that selectors describe.
  ///
  /// - Parameters:
  ///   - selectors: The selectors.
  ///   - sheet: The sheet that styles the elements.
  /// - Returns: For each selector the pair, or `nil` if it describes no element, or if its text
  ///   and its background are not single opaque colors that rules declare.
  package static func pairs(
    of selectors: [String], in sheet: CSSStyleSheet
  ) -> [ContrastPair?] {
    ContrastPairs(selectors.map(ElementDescription.init(parsing:)), in: sheet).all.map(\.pair)
  }

  /// Returns the pair with another color of the text.
  package func withText(_ text: CSSColor) -> ContrastPair {
    ContrastPair(text: text, background: background, isLarge: isLarge)
  }

  /// Returns the diagnostic for a pair with insufficient contrast.
  func diagnostic(at range: Range<Int>, in scheme: CSSColorScheme) -> Diagnostic {
    // Truncated, so that an insufficient ratio is never reported as sufficient.
    let ratio = Double(Int(contrast * 100)) / 100
    let scheme = scheme == .dark ? " in the dark color scheme" : ""
    return Diagnostic(
      .lowContrast, range: range,
      facts: [
        .found("\(text)"), .expected("\(background)"),
        .subject("\(ratio):1\(scheme), and WCAG 2 requires \(required):1"),
      ])
  }
}

/// The color pairs of the elements that selectors describe, in one environment.
struct ContrastPairs {
  /// The description of each element, or `nil` if its selector describes none.
  private let descriptions: [ElementDescription?]
  private let styles: SyntheticElementStyles
  /// The background behind all elements: that of the root, if no other element has one.
  private let base: CSSColor?

  /// Creates the pairs of some elements.
  ///
  /// - Parameters:
  ///   - subjects: The selectors that describe the elements.
  ///   - theme: The theme that contains the selectors.
  ///   - sheet: The sheet that styles the elements.
  ///   - paintsOneBackground: Whether the root's background is behind all elements.
  init(
    of subjects: some Sequence<ContrastSubject>, of theme: LintedTheme, in sheet: CSSStyleSheet,
    paintsOneBackground: Bool
  ) {
    var builders = theme.sheets.map { DescriptionBuilder($0.selectors.table, $0.selectors.names) }
    self.init(
      subjects.map { $0.description(&builders[$0.sheet]) }, in: sheet,
      base: paintsOneBackground ? Self.rootBackground(in: sheet) : nil)
  }

  /// Creates the pairs of the elements of some descriptions.
  fileprivate init(
    _ descriptions: [ElementDescription?], in sheet: CSSStyleSheet, base: CSSColor? = nil
  ) {
    self.descriptions = descriptions
    self.base = base
    styles = SyntheticElementStyles(descriptions.lazy.compactMap(\.self), in: sheet)
  }

  /// The names of each element, and its pair if its colors are known.
  var all: [(identifiers: [String], pair: ContrastPair?)] {
    var elements = styles.elements[...]
    return descriptions.map { description in
      guard let description else { return ([], nil) }
      return (description.identifiers, elements.removeFirst().flatMap(pair))
    }
  }

  /// Returns the color pair of an element.
  ///
  /// - Returns: The pair, or `nil` if the sheet does not declare both colors or the background is
  ///   not a single opaque color.
  private func pair(of element: Int) -> ContrastPair? {
    let style = styles[element]
    guard style.isMatched,
      case .color(let color)? = style.declaredValue(of: .color).flatMap(PaintedColor.init),
      color.alpha == 1, let background = background(of: element)
    else { return nil }
    let isBold = (style.value(of: .fontWeight, as: FontWeight.self) ?? .normal) >= .bold
    return ContrastPair(
      text: color, background: background,
      isLarge: style.fontSize >= 24 || isBold && style.fontSize >= 18.66)
  }

  /// Returns the color behind an element's text: its own background, or that of an ancestor in the
  /// selector.
  private func background(of element: Int) -> CSSColor? {
    var next: Int? = element
    while let element = next {
      switch styles[element].background {
      case .color(let color) where color.alpha == 1: return color
      case .color, .picture: return nil
      case nil: next = styles.container(of: element)
      }
    }
    return base
  }

  private static func rootBackground(in sheet: CSSStyleSheet) -> CSSColor? {
    for root in [":root", "body"] {
      if case .color(let color)? = sheet.prepare(root).computedStyle?.background, color.alpha == 1 {
        return color
      }
    }
    return nil
  }
}

/// The content of a background.
private enum PaintedColor {
  case color(CSSColor)
  case picture

  init?(_ value: CSSValue) {
    guard let color = value.as(CSSColor.self) else { return nil }
    self = .color(color)
  }
}

extension ComputedStyle {
  /// The background that the element paints behind its text, or `nil` if it paints none.
  fileprivate var background: PaintedColor? {
    if let image = declaredValue(of: .backgroundImage), !image.isNone {
      return .picture
    }
    if let pipeline = declaredValue(of: .liveryPipeline), !pipeline.isNone {
      return .picture
    }
    guard let color = declaredValue(of: .backgroundColor).flatMap(PaintedColor.init) else {
      return nil
    }
    if case .color(let color) = color, color.alpha == 0 { return nil }
    return color
  }
}

extension CSSValue {
  /// Whether the value is the keyword `none`, or a list of it alone.
  fileprivate var isNone: Bool {
    switch self {
    case .keyword(.none), .list([.keyword(.none)]), .sequence([.keyword(.none)]): true
    default: false
    }
  }
}

/// A selector that describes an element whose text may have insufficient contrast.
struct ContrastSubject: Sendable {
  /// The index of the sheet in the theme.
  let sheet: Int
  /// The index of the selector in the table of the sheet.
  let selector: Int
  /// The text of the selector, with nesting resolved.
  let text: String

  /// Returns the element that the selector describes, or `nil` if it describes none.
  fileprivate func description(_ builder: inout DescriptionBuilder) -> ElementDescription? {
    if builder.isPlain(selector) { return builder.description(of: selector) }
    let description = ElementDescription(parsing: text)
    return description.isValid ? description : nil
  }
}
