// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The parts of a font that a step states; the others are those of the font around it.
///
/// ```swift
/// let bold = PartialFont(size: 15, weight: .bold)
/// bold.applied(to: nil).description       // "bold 15px sans-serif"
/// ```
public struct PartialFont: Sendable, Hashable {
  /// Upright, italic or slanted; nil for what it is anyway.
  public var style: FontStyle?
  /// The weight; nil for what it is anyway.
  public var weight: FontWeight?
  /// The size in px; nil for what it is anyway.
  public var size: Double?
  /// The families, best first; none for what they are anyway.
  public var families: [FontFamily]

  /// The parts of a font that are stated.
  public init(
    families: [FontFamily] = [], size: Double? = nil, weight: FontWeight? = nil,
    style: FontStyle? = nil
  ) {
    self.style = style
    self.weight = weight
    self.size = size
    self.families = families
  }
}

extension PartialFont {
  /// A font with these parts, and the others of another font; where there is none, of the system's.
  public func applied(to font: Font?) -> Font {
    var font = font ?? .system
    if let style { font.style = style }
    if let weight { font.weight = weight }
    if let size { font.size = max(0, size.limited) }
    if !families.isEmpty { font.families = families }
    return font
  }
}

extension Font {
  /// The font where nobody states one: 14 px, without serifs.
  public static let system = Font(families: [.generic(.sansSerif)], size: 14)
}

extension PartialFont: ParameterValue {
  /// A font, or parts of one.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .font }

  /// Takes the parts that stand next, in any order; there must be one.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    self.init()
    while readPart(&reader) {}
    guard self != PartialFont() else { return nil }
  }

  /// The parts in their usual order.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    var values: [CSSValue] = []
    switch style?.cssValue {
    case .sequence(let words)?: values += words
    case let word?: values.append(word)
    case nil: break
    }
    if let weight { values.append(weight == .bold ? .keyword(.bold) : weight.cssValue) }
    if let size { values.append(.length(Length(size))) }
    if !families.isEmpty {
      values.append(
        .list(
          families.map { family in
            if case .named(let name) = family { .string(name) } else { family.keyword }
          }))
    }
    return values.isEmpty ? nil : values
  }

  private mutating func readPart(_ reader: inout ParameterReader) -> Bool {
    if style == nil, let style = FontStyle(reading: &reader) {
      self.style = style
    } else if weight == nil,
      let weight = reader.take({ FontWeight($0).map { FontWeight($0.value.written) } })
    {
      self.weight = weight
    } else if size == nil, let size = reader.take({ $0.pixels(in: .nonNegative) }) {
      self.size = size
    } else if families.isEmpty {
      while let more = reader.take(FontFamily.families) { families += more }
      return !families.isEmpty
    } else {
      return false
    }
    return true
  }
}

extension FontStyle {
  /// Takes a style, with the angle behind `oblique`.
  fileprivate init?(reading reader: inout ParameterReader) {
    guard let style = reader.take({ FontStyle($0) }) else { return nil }
    self = style
    if case .oblique = style,
      let degrees = reader.take({ Calculable<Angle>($0)?.degrees?.kept(in: -90...90) })
    {
      self = .oblique(Angle(degrees))
    }
  }
}

extension FontFamily {
  /// The word of a generic family.
  fileprivate var keyword: CSSValue {
    guard case .generic(let family) = self else { return cssValue }
    return family.cssValue
  }

  /// The families of a list, or the one of a value; nil for a value that is none.
  fileprivate static func families(_ value: CSSValue) -> [FontFamily]? {
    switch value {
    case .string(let name): return [.named(name)]
    case .fontFamily(let family): return [family]
    case .keyword: return GenericFontFamily(value).map { [.generic($0)] }
    case .list(let values):
      let families = values.compactMap { Self.families($0)?.first }
      return families.count == values.count && !families.isEmpty ? families : nil
    default: return nil
    }
  }
}
