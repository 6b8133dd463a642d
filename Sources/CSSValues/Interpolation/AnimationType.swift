// SPDX-License-Identifier: Apache-2.0

/// What lies between two values of a property.
///
/// Defined by [Web Animations 1, section 5.2](https://drafts.csswg.org/web-animations-1/#animation-type).
enum AnimationType: Sendable, Hashable {
  /// Nothing: the value changes over halfway.
  case discrete
  /// Values of the same kind, part by part.
  case byComputedValue
  /// Lists that are repeated until they are equally long, element by element.
  case repeatableList
  /// Lists of shadows, the shorter one filled up with invisible ones.
  case shadowList
  /// Lists of filters, the shorter one filled up with those that change nothing.
  case filterList
  /// Lists of transforms, function by function or by their matrices.
  case transformList
  /// One of `translate`, `rotate` and `scale`, of which `none` is one that changes nothing.
  case individualTransform
  /// Nothing, but a word that hides lasts only as long as the progress is outside.
  case discreteExcept(hidden: Keyword)
  /// A word that shows lasts as long as the progress is inside.
  case visibility
  /// A width and a height, by their proportion.
  case ratio
  /// One value for each of so many sides, of which those that mirror others are left out.
  case sides(Int)
}

extension AnimationType {
  /// The type that the table says for a property.
  static subscript(property: Property) -> AnimationType { all[Int(property.rawValue)] }

  private static let all = Property.allCases.map { property in
    AnimationType(of: property, text: property.animationText)
  }

  private init(of property: Property, text: String) {
    switch property {
    case .visibility: self = .visibility
    case .display: self = .discreteExcept(hidden: .none)
    case .contentVisibility: self = .discreteExcept(hidden: .hidden)
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

  /// The words of the table, the longer ones first where one begins like another.
  private static let types: [(text: String, type: AnimationType)] = [
    ("by computed value, as shadow list", .shadowList), ("by computed value", .byComputedValue),
    ("repeatable list", .repeatableList), ("as filter list", .filterList),
    ("as transform list", .transformList), ("as a transform", .byComputedValue),
  ]
}
