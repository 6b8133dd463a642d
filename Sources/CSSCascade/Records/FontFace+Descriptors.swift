// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension FontFace {
  /// The descriptors of `@font-face`.
  enum Descriptor: String, CaseIterable {
    case family = "font-family"
    case source = "src"
    case weight = "font-weight"
    case style = "font-style"
    case width = "font-width"
    /// The former name of `font-width`.
    case stretch = "font-stretch"
    case unicodeRange = "unicode-range"
    case display = "font-display"
    case featureSettings = "font-feature-settings"
    case variationSettings = "font-variation-settings"
    case languageOverride = "font-language-override"
    case namedInstance = "font-named-instance"
    case ascentOverride = "ascent-override"
    case descentOverride = "descent-override"
    case lineGapOverride = "line-gap-override"
    case sizeAdjust = "size-adjust"

    /// The descriptors of drafts and of old specifications, which are ignored.
    static let unsupported: Set<String> = [
      "font-size", "font-variant", "subscript-position-override", "subscript-size-override",
      "superscript-position-override", "superscript-size-override",
    ]
  }

  /// Parses the value of a descriptor; an invalid value leaves the previous value in place.
  ///
  /// - Returns: whether there is a value; tokens may remain after it.
  mutating func read(
    _ descriptor: Descriptor, _ cursor: inout TokenCursor, log: inout DiagnosticLog
  ) -> Bool {
    let previous = self
    let isRead =
      switch descriptor {
      case .family: assign(\.family, Self.familyName(&cursor))
      case .source: assign(\.sources, Self.sourceList(&cursor, log: &log))
      case .weight: parse(&cursor, into: \.weights, unless: "auto") { Self.range(&$0, Self.weight) }
      case .style: parse(&cursor, into: \.style, unless: "auto") { FontFaceStyle(parsing: &$0) }
      case .width, .stretch:
        parse(&cursor, into: \.widths, unless: "auto") { Self.range(&$0, Self.width) }
      case .unicodeRange: assign(\.ranges, Self.list(&cursor) { UnicodeRange(parsing: &$0) })
      case .display: assign(\.display, cursor.consumeKeyword())
      case .featureSettings:
        assign(
          \.settings.features, Property.fontFeatureSettings.parse(&cursor).flatMap { .init($0) })
      case .variationSettings:
        assign(
          \.settings.variations, Property.fontVariationSettings.parse(&cursor).flatMap { .init($0) }
        )
      case .languageOverride:
        parse(&cursor, into: \.settings.languageOverride, unless: "normal", Self.string)
      case .namedInstance:
        parse(&cursor, into: \.settings.namedInstance, unless: "auto", Self.string)
      case .ascentOverride:
        parse(&cursor, into: \.metrics.ascent, unless: "normal", Self.percentage)
      case .descentOverride:
        parse(&cursor, into: \.metrics.descent, unless: "normal", Self.percentage)
      case .lineGapOverride:
        parse(&cursor, into: \.metrics.lineGap, unless: "normal", Self.percentage)
      case .sizeAdjust: assign(\.metrics.sizeAdjustment, Self.percentage(&cursor))
      }
    if !isRead || !cursor.isAtEnd() { self = previous }
    return isRead
  }

  /// The characters that the font is used for, as listed.
  private var ranges: [UnicodeRange] {
    get { unicodeRanges ?? [] }
    set { unicodeRanges = newValue }
  }

  /// Assigns a value to a property, unless the value is `nil`.
  private mutating func assign<Value>(
    _ property: WritableKeyPath<FontFace, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: property] = value
    return true
  }

  /// Parses a keyword that resets the property, or a value.
  private mutating func parse<Value>(
    _ cursor: inout TokenCursor, into property: WritableKeyPath<FontFace, Value?>,
    unless word: StaticString, _ read: (inout TokenCursor) -> Value?
  ) -> Bool {
    if cursor.peek() == .ident, cursor.stream.value(of: cursor.position, equals: word) {
      self[keyPath: property] = nil
      return cursor.next() != nil
    }
    guard let value = read(&cursor) else { return false }
    self[keyPath: property] = value
    return true
  }
}

extension FontFace {
  /// Parses a `<family-name>`, which must not be a generic family.
  static func familyName(_ cursor: inout TokenCursor) -> String? {
    var ahead = cursor
    guard case .list(let families)? = Property.fontFamily.parse(&ahead), families.count == 1,
      case .fontFamily(.named(let name)) = families[0]
    else { return cursor.expected("<family-name>") }
    cursor = ahead
    return name
  }

  /// Parses `<font-src>#`; as specified, invalid sources are omitted and the others remain.
  private static func sourceList(
    _ cursor: inout TokenCursor, log: inout DiagnosticLog
  ) -> [FontFaceSource]? {
    var sources: [FontFaceSource] = []
    var failures = DiagnosticLog()
    let value = cursor.position..<cursor.end
    repeat {
      let comma = cursor.nextComma
      if let source = cursor.part(upTo: comma, { FontFaceSource(parsing: &$0) }) {
        sources.append(source)
      } else {
        failures.add(.invalidDescriptor("src", at: cursor, in: value))
      }
      cursor.skip(to: comma)
    } while cursor.consumeComma()
    // Without any source the whole value is invalid, which the caller reports.
    if sources.isEmpty { return nil }
    for failure in failures.diagnostics { log.add(failure) }
    return sources
  }

  /// Parses a comma-separated list of at least one element.
  private static func list<Element>(
    _ cursor: inout TokenCursor, _ read: (inout TokenCursor) -> Element?
  ) -> [Element]? {
    var elements: [Element] = []
    repeat {
      guard let element = read(&cursor) else { return nil }
      elements.append(element)
    } while cursor.consumeComma()
    return elements
  }

  /// Parses one or two bounds in either order.
  private static func range<Bound: Comparable>(
    _ cursor: inout TokenCursor, _ read: (inout TokenCursor) -> Bound?
  ) -> ClosedRange<Bound>? {
    guard let first = read(&cursor) else { return nil }
    if cursor.isAtEnd() { return first...first }
    return read(&cursor).map { min(first, $0)...max(first, $0) }
  }

  private static func weight(_ cursor: inout TokenCursor) -> FontWeight? {
    var ahead = cursor
    guard let weight = Property.fontWeight.parse(&ahead).flatMap({ FontWeight($0) }) else {
      return cursor.expected("auto | normal | bold | <number [1,1000]>")
    }
    cursor = ahead
    return weight
  }

  private static func width(_ cursor: inout TokenCursor) -> Double? {
    Property.fontStretch.parse(&cursor).flatMap { FontStretch($0)?.percentage }
  }

  private static func percentage(_ cursor: inout TokenCursor) -> Double? {
    CSSValue.parseNumeric(&cursor, .percentage, in: .nonNegative)
      .flatMap { FontStretch($0)?.percentage }
  }

  private static func string(_ cursor: inout TokenCursor) -> String? {
    guard cursor.peek() == .string else { return cursor.expected("<string>") }
    return cursor.next().map { cursor.stream.value(of: $0) }
  }
}

extension TokenCursor {
  /// Skips the tokens before a position.
  fileprivate mutating func skip(to position: Int) {
    while self.position < position, nextIncludingTrivia() != nil {}
  }
}
