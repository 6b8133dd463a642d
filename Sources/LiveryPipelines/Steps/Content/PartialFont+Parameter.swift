// SPDX-License-Identifier: Apache-2.0
public import CSSValues

extension PartialFont: ParameterValue {
  /// The grammar of a font or of parts of one.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .font }

  /// Parses the parts of a font in any order; at least one is required.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    self.init()
    while readPart(&reader) {}
    guard self != PartialFont() else { return nil }
  }

  /// The parts in their canonical order.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    var values: [CSSValue] = []
    switch style?.cssValue {
    case .sequence(let styleValues)?: values += styleValues
    case let styleValue?: values.append(styleValue)
    case nil: break
    }
    if let weight { values.append(weight == .bold ? .keyword(.bold) : weight.cssValue) }
    if let stretch { values.append(.percentage(stretch.percentage)) }
    if let size { values.append(.length(Length(size))) }
    if !families.isEmpty {
      values.append(
        .list(
          families.map { family in
            if case .named(let name) = family { .string(name) } else { family.keyword }
          }))
    }
    if let variations { values += [.identifier("variations"), variations.settings] }
    if let features { values += [.identifier("features"), features.settings] }
    return values.isEmpty ? nil : values
  }

  private mutating func readPart(_ reader: inout ParameterReader) -> Bool {
    if style == nil, let style = FontStyle(reading: &reader) {
      self.style = style
    } else if weight == nil,
      let weight = reader.consume({ FontWeight($0).map { FontWeight($0.value.serialized) } })
    {
      self.weight = weight
    } else if size == nil, let size = reader.consume({ $0.pixels(in: .nonNegative) }) {
      self.size = size
    } else if stretch == nil, let stretch = reader.consume({ $0.stretch }) {
      self.stretch = stretch
    } else if variations == nil, reader.consumeKeyword("variations") {
      variations = reader.consumeSettings { FontVariation($0, $1?.serialized ?? 0) }
      return variations != nil
    } else if features == nil, reader.consumeKeyword("features") {
      features = reader.consumeSettings { FontFeature($0, $1.flatMap { Int(exactly: $0) } ?? 1) }
      return features != nil
    } else if families.isEmpty {
      while let more = reader.consume(FontFamily.families) { families += more }
      return !families.isEmpty
    } else {
      return false
    }
    return true
  }
}

extension Array where Element: PropertyListElement {
  /// The settings as a list, or `normal` for none.
  fileprivate var settings: CSSValue {
    isEmpty ? .keyword(.normal) : .list(map(\.cssValue))
  }
}

extension ParameterReader {
  /// Parses `normal`, or four-letter tags in quotes, each with an optional number.
  fileprivate mutating func consumeSettings<Setting>(
    _ setting: (String, Double?) -> Setting
  ) -> [Setting]? {
    if consumeKeyword("normal") { return [] }
    var settings: [Setting] = []
    while true {
      flatten()
      guard case .string(let tag) = next else { break }
      guard tag.utf8.count == 4, consume() != nil else { return nil }
      settings.append(setting(tag, consume(\.settingNumber)))
    }
    return settings.isEmpty ? nil : settings
  }
}

extension CSSValue {
  /// The font stretch of a percentage.
  fileprivate var stretch: FontStretch? {
    guard case .percentage(let percentage) = self else { return nil }
    return percentage.validated(in: .nonNegative).map { FontStretch(percentage: $0) }
  }

  /// The value of a font setting; `on` is 1 and `off` is 0.
  fileprivate var settingNumber: Double? {
    switch self {
    case .number(let number): number
    case .keyword(.on): 1
    case .keyword(.off): 0
    default: nil
    }
  }
}

extension FontStyle {
  /// Parses a style, with an optional angle after `oblique`.
  fileprivate init?(reading reader: inout ParameterReader) {
    guard let style = reader.consume({ FontStyle($0) }) else { return nil }
    self = style
    if case .oblique = style,
      let degrees = reader.consume({ Calculable<CSSAngle>($0)?.degrees?.validated(in: -90...90) })
    {
      self = .oblique(CSSAngle(degrees))
    }
  }
}

extension FontFamily {
  /// The keyword of a generic family, or the value of a named one.
  fileprivate var keyword: CSSValue {
    guard case .generic(let family) = self else { return cssValue }
    return family.cssValue
  }

  /// Returns the families of a list or of a single value, or `nil` for any other value.
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
