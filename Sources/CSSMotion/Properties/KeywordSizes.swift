// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The used values in px of the keywords of a size, such as `auto`, in an element.
///
/// Defined by [CSS Values 5, section 10.3](https://drafts.csswg.org/css-values-5/#interpolate-size).
struct KeywordSizes: Sendable, Hashable {
  fileprivate var values: [Keyword: Double] = [:]
  /// No sizes.
  static let none = KeywordSizes()

  /// Whether no size is known.
  var isEmpty: Bool { values.isEmpty }

  /// The used value of a keyword, or `nil` if it is unknown.
  subscript(value: CSSValue) -> CSSValue? {
    guard !values.isEmpty, case .keyword(let keyword) = value else { return nil }
    return values[keyword].map { .length(Length($0)) }
  }

  /// Returns two values of which the keyword is replaced by its size, or `nil` unless one is a
  /// keyword with a known size and the other one a length or percentage.
  func resolved(_ start: CSSValue, _ end: CSSValue) -> (start: CSSValue, end: CSSValue)? {
    if let size = self[start] { return end.isLengthPercentage ? (size, end) : nil }
    if let size = self[end] { return start.isLengthPercentage ? (start, size) : nil }
    return nil
  }
}

/// The sizes that a program reports in an update, for one element.
struct ReportedSizes {
  /// The index of the element.
  let index: Int
  /// Returns the sizes, or `nil` if the program reports none in this update.
  let report: Report?

  /// A function of the program that returns the used value of a keyword in px, or `nil` if it is
  /// unknown.
  typealias Report = (_ index: Int, _ property: Property, _ keyword: Keyword) -> Double?

  /// Returns the sizes of the keywords among some values of a property.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - property: The property, of which a keyword other than `none` is a size.
  ///   - style: The style of the element, whose `interpolate-size` applies.
  ///   - known: The sizes that apply if the program reports none in this update.
  /// - Returns: The sizes.
  func sizes(
    of values: some Sequence<CSSValue>, _ property: TargetProperty, in style: ComputedStyle,
    keeping known: KeywordSizes = .none
  ) -> KeywordSizes {
    guard property.isSize, case .longhand(let longhand) = property else { return .none }
    let keywords = Set(values.compactMap(\.sizeKeyword))
    guard !keywords.isEmpty, style.computedValue(of: .interpolateSize) == .keyword(.allowKeywords)
    else {
      return .none
    }
    return sizes(of: keywords, longhand) ?? known
  }

  /// Returns the size of a keyword that is one of two values of a property.
  func sizes(
    between start: CSSValue, _ end: CSSValue, _ property: TargetProperty, in style: ComputedStyle,
    keeping known: KeywordSizes = .none
  ) -> KeywordSizes {
    // The sizes of two keywords are never interpolated.
    guard (start.sizeKeyword == nil) != (end.sizeKeyword == nil) else { return .none }
    return sizes(of: [start, end], property, in: style, keeping: known)
  }

  /// Returns the sizes of some keywords, or `nil` if the program reports no sizes in this update.
  private func sizes(of keywords: Set<Keyword>, _ property: Property) -> KeywordSizes? {
    guard let report else { return nil }
    var sizes = KeywordSizes()
    for keyword in keywords.sorted(by: { $0.rawValue < $1.rawValue }) {
      guard let size = report(index, property, keyword), size.isFinite, size >= 0 else { continue }
      sizes.values[keyword] = size
    }
    return sizes
  }

  /// Returns the sizes of the keywords of earlier sizes.
  func updated(_ sizes: KeywordSizes, of property: TargetProperty) -> KeywordSizes {
    guard !sizes.isEmpty, case .longhand(let longhand) = property else { return sizes }
    return self.sizes(of: Set(sizes.values.keys), longhand) ?? sizes
  }
}

extension TargetProperty {
  /// Whether the keywords of the property, except `none`, are sizes of the element.
  var isSize: Bool {
    guard case .longhand(let property) = self else { return false }
    return switch property {
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .flexBasis: true
    default: false
    }
  }
}

extension CSSValue {
  /// The keyword of a size, or `nil` if the value is another one.
  var sizeKeyword: Keyword? {
    guard case .keyword(let keyword) = self, keyword != .none else { return nil }
    return keyword
  }

  fileprivate var isLengthPercentage: Bool { LengthPercentage(self) != nil }
}
