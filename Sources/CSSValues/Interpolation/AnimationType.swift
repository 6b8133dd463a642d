// SPDX-License-Identifier: Apache-2.0

/// The method by which values of a property are interpolated.
///
/// Defined by [Web Animations 1, section 5.2](https://drafts.csswg.org/web-animations-1/#animation-type).
enum AnimationType: Sendable, Hashable {
  /// No interpolation: the value flips halfway.
  case discrete
  /// Values of the same type are interpolated component by component.
  case byComputedValue
  /// Lists are repeated to a common length and interpolated element by element.
  case repeatableList
  /// Lists of grid tracks of one length, each of which is interpolated or flips.
  case trackList
  /// Lists of shadows, the shorter one padded with transparent shadows.
  case shadowList
  /// Lists of filters, the shorter one padded with identity filters.
  case filterList
  /// Lists of transforms are interpolated function by function or by matrix.
  case transformList
  /// Each of `translate`, `rotate` and `scale`, with `none` as the identity.
  case individualTransform
  /// A discrete value, except that the hiding keyword applies only for progress outside of 0 to 1.
  case discreteExcept(hidden: Keyword)
  /// A visible value applies throughout the progress from 0 to 1.
  case visibility
  /// A width and a height, interpolated by their ratio.
  case ratio
  /// A value for each of a number of sides, with omitted values for mirrored sides.
  case sides(Int)
}

extension AnimationType {
  /// Returns the animation type of a property according to the table.
  static subscript(property: Property) -> AnimationType { all[Int(property.rawValue)] }

  private static let all = Property.allCases.map { property in
    AnimationType(of: property, text: property.animationText)
  }

  private init(of property: Property, text: String) {
    switch property {
    case .visibility: self = .visibility
    case .display: self = .discreteExcept(hidden: .none)
    case .contentVisibility: self = .discreteExcept(hidden: .hidden)
    case .gridTemplateColumns, .gridTemplateRows, .gridAutoColumns, .gridAutoRows:
      self = .trackList
    case .translate, .rotate, .scale: self = .individualTransform
    case .aspectRatio: self = .ratio
    case .borderImageSlice, .borderImageWidth, .borderImageOutset: self = .sides(4)
    case .borderSpacing, .borderTopLeftRadius, .borderTopRightRadius, .borderBottomRightRadius,
      .borderBottomLeftRadius, .borderStartStartRadius, .borderStartEndRadius,
      .borderEndStartRadius, .borderEndEndRadius:
      self = .sides(2)
    default: self = Self.types.first { text.hasPrefix($0.text) }?.type ?? .discrete
    }
  }

  /// The texts in the table, each before the texts that are its prefixes.
  private static let types: [(text: String, type: AnimationType)] = [
    ("by computed value, as shadow list", .shadowList), ("by computed value", .byComputedValue),
    ("repeatable list", .repeatableList), ("as filter list", .filterList),
    ("as transform list", .transformList), ("as a transform", .byComputedValue),
  ]
}
