// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The texts with which a color can replace another one in a sheet.
struct ColorPresentation {
  /// The color as it is written.
  private let source: Source?

  /// The notation of a color in a sheet.
  struct Source {
    /// The notation, or `nil` for another function.
    let notation: ColorNotation?
    /// The text of the color.
    let text: String

    /// Whether commas separate the components.
    var hasCommas: Bool { text.utf8.contains(UInt8(ascii: ",")) }
    /// Whether the text is hexadecimal with capital letters.
    var isUppercase: Bool { notation == .hexadecimal && text != text.lowercased() }
  }

  /// Creates presentations that replace a color, or that are inserted if there is none.
  init(replacing source: Source?) { self.source = source }

  /// Returns the texts of a color, those in the notation of the replaced color first.
  func texts(of color: CSSColor) -> [String] {
    let order = ColorNotation.allCases
    let first = source?.notation
    let notations = (first.map { [$0] } ?? []) + order.filter { $0 != first }
    return notations.flatMap(texts(of: color))
  }

  private func texts(of color: CSSColor) -> (ColorNotation) -> [String] {
    { notation in
      guard let source, source.notation == notation else { return notation.texts(of: color) }
      var texts = notation.texts(of: color, hasCommas: source.hasCommas)
      if source.isUppercase { texts = texts.map { $0.uppercased() } }
      // A color with two digits for each component keeps them.
      if notation == .hexadecimal, source.text.utf8.count > 5 { texts.reverse() }
      return texts
    }
  }
}

extension ColorPresentation.Source {
  /// Creates the source of a color, or returns `nil` if the color contains a `var()`.
  init?(_ occurrence: ColorOccurrence, in stream: TokenStream) {
    guard let color = occurrence.literal else { return nil }
    text = stream.text(of: occurrence.tokens)
    notation = ColorNotation(of: color, startingAt: occurrence.tokens.lowerBound, in: stream)
  }
}

extension ColorNotation {
  /// Creates the notation of a color by its components, or returns `nil` for another function.
  init?(of color: SpecifiedColor, startingAt token: Int, in stream: TokenStream) {
    switch stream[token].kind {
    case .hash: self = .hexadecimal
    case .ident:
      guard case .named = color else { return nil }
      self = .named
    default:
      guard case .color(let color) = color else { return nil }
      var name = stream.value(of: token).lowercased()
      if name == "color" { name = color.space.description }
      if name == "rgba" || name == "hsla" { name.removeLast() }
      let notation = Self.allCases.first { $0.space?.description == name }
      guard let notation else { return nil }
      self = notation
    }
  }
}
