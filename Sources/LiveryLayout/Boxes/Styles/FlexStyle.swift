// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The layout of the children of a flex or grid container, and of the box in such a container.
///
/// Defined by [CSS Flexbox 1](https://drafts.csswg.org/css-flexbox-1/).
struct FlexStyle: Sendable {
  /// The lines of a flex container.
  enum Wrap: Sendable { case nowrap, wrap, wrapReverse }

  var isColumn = false
  var isReversed = false
  var wrap = Wrap.nowrap
  var grow = 0.0
  var shrink = 1.0
  var basis = SizingValue()
  var rowGap = LengthPercentageAuto.zero
  var columnGap = LengthPercentageAuto.zero
  var alignment = BoxAlignment()
  /// The columns of a grid.
  var columns: [GridTrack] = []
}

/// The alignment of the children of a container, and of the box itself; `nil` for unset properties.
///
/// Defined by [CSS Box Alignment 3](https://drafts.csswg.org/css-align-3/).
struct BoxAlignment: Sendable {
  /// A position in the space that is free.
  enum Position: Sendable {
    case start, end, flexStart, flexEnd, left, right, center, stretch, baseline
    case spaceBetween, spaceAround, spaceEvenly
  }

  var justifyContent: Position?
  var alignContent: Position?
  var alignItems: Position?
  var alignSelf: Position?
  var justifyItems: Position?
  var justifySelf: Position?
}

/// The sizing function of a grid column.
enum GridTrack: Sendable, Hashable {
  /// A fixed length or percentage.
  case length(LengthPercentage)
  /// A fraction (`fr`) of the free space.
  case fraction(Double)
  /// The size of the content, plus a share of the remaining space.
  case auto
}

extension FlexStyle {
  /// Creates the flex style of a computed style.
  init(_ style: ComputedStyle) {
    func declared(_ property: Property) -> CSSValue? { style.declaredValue(of: property) }
    switch declared(.flexDirection) {
    case .keyword(.column): isColumn = true
    case .keyword(.columnReverse): (isColumn, isReversed) = (true, true)
    case .keyword(.rowReverse): isReversed = true
    default: break
    }
    switch declared(.flexWrap) {
    case .keyword(.nowrap), nil: break
    case .keyword(.wrapReverse): wrap = .wrapReverse
    default: wrap = .wrap
    }
    if case .number(let number)? = declared(.flexGrow) { grow = max(0, number.bounded) }
    if case .number(let number)? = declared(.flexShrink) { shrink = max(0, number.bounded) }
    if let value = declared(.flexBasis) { basis = SizingValue(value) }
    rowGap = declared(.rowGap).flatMap { LengthPercentageAuto($0) } ?? .zero
    columnGap = declared(.columnGap).flatMap { LengthPercentageAuto($0) } ?? .zero
    func position(_ property: Property) -> BoxAlignment.Position? {
      declared(property).flatMap { BoxAlignment.Position($0) }
    }
    alignment = BoxAlignment(
      justifyContent: position(.justifyContent), alignContent: position(.alignContent),
      alignItems: position(.alignItems), alignSelf: position(.alignSelf),
      justifyItems: position(.justifyItems), justifySelf: position(.justifySelf))
    columns = declared(.gridTemplateColumns).map { GridTrack.tracks(in: $0) } ?? []
  }
}

extension FlexStyle {
  /// The style with the alignments to the left and to the right exchanged.
  var mirrored: FlexStyle {
    var mirrored = self
    mirrored.alignment.justifyContent = alignment.justifyContent?.mirrored
    mirrored.alignment.justifyItems = alignment.justifyItems?.mirrored
    mirrored.alignment.justifySelf = alignment.justifySelf?.mirrored
    return mirrored
  }
}

extension BoxAlignment.Position {
  /// The position with left and right exchanged.
  var mirrored: Self {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }
}

extension BoxAlignment.Position {
  /// Creates a position from a CSS value, or `nil` for `auto` and `normal`.
  fileprivate init?(_ value: CSSValue) {
    let keywords: [CSSValue] = if case .sequence(let values) = value { values } else { [value] }
    switch keywords.last {
    case .keyword(.start), .keyword(.selfStart): self = .start
    case .keyword(.end), .keyword(.selfEnd): self = .end
    case .keyword(.flexStart): self = .flexStart
    case .keyword(.flexEnd): self = .flexEnd
    case .keyword(.left): self = .left
    case .keyword(.right): self = .right
    case .keyword(.center): self = .center
    case .keyword(.stretch): self = .stretch
    case .keyword(.baseline): self = .baseline
    case .keyword(.spaceBetween): self = .spaceBetween
    case .keyword(.spaceAround): self = .spaceAround
    case .keyword(.spaceEvenly): self = .spaceEvenly
    default: return nil
    }
  }
}

extension GridTrack {
  /// The maximum number of columns.
  private static let maximum = 1_000

  /// Returns the columns of a value; the maximum of `minmax()` determines a column.
  fileprivate static func tracks(in value: CSSValue) -> [GridTrack] {
    switch value {
    case .sequence(let values):
      Array(values.lazy.flatMap { tracks(in: $0) }.prefix(maximum))
    case .function(let function) where function.name == "repeat":
      repeated(function)
    case .function(let function) where function.name == "minmax":
      Array(parts(of: function).suffix(1).flatMap { tracks(in: $0) }.prefix(1))
    case .keyword(.none), .slash: []
    default: [track(value)]
    }
  }

  private static func track(_ value: CSSValue) -> GridTrack {
    if let length = LengthPercentage(value) { return .length(length) }
    let text = value.description
    if text.hasSuffix("fr"), let share = Double(text.dropLast(2)) {
      return .fraction(max(0, share.bounded))
    }
    return .auto
  }

  private static func parts(of function: FunctionValue) -> [CSSValue] {
    switch function.arguments {
    case .list(let values): values
    case let value: [value]
    }
  }

  private static func repeated(_ function: FunctionValue) -> [GridTrack] {
    let parts = parts(of: function)
    guard parts.count == 2, case .number(let count) = parts[0], count >= 1 else { return [] }
    let inner = tracks(in: parts[1])
    guard !inner.isEmpty else { return [] }
    let times = min(Int(min(count, Double(maximum))), max(1, maximum / inner.count))
    return Array(repeatElement(inner, count: times).joined())
  }
}
