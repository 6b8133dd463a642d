// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A `<bg-position>` split into its axes, each a value of `background-position-x` or `-y`.
///
/// Defined by [CSS Backgrounds 4, section 2.6](https://drafts.csswg.org/css-backgrounds-4/#the-background-position).
struct BackgroundPosition {
  let x: CSSValue
  let y: CSSValue

  /// A component of a position, which has one to four of them.
  private enum Component {
    case horizontal(CSSValue)
    case vertical(CSSValue)
    case center
    case offset(CSSValue)

    static func parse(_ cursor: inout TokenCursor) -> Component? {
      guard cursor.peek() == .ident else {
        return CSSValue.parseNumeric(&cursor, .lengthPercentage).map { .offset($0) }
      }
      guard let keyword = Keyword.peek(&cursor) else { return nil }
      let component: Component
      switch keyword {
      case .left, .right: component = .horizontal(.keyword(keyword))
      case .top, .bottom: component = .vertical(.keyword(keyword))
      case .center: component = .center
      default: return nil
      }
      _ = cursor.next()
      return component
    }

    var value: CSSValue {
      switch self {
      case .horizontal(let value), .vertical(let value), .offset(let value): value
      case .center: .keyword(.center)
      }
    }
  }

  /// Parses one to four components, as many as form a position.
  static func parse(_ cursor: inout TokenCursor) -> BackgroundPosition? {
    var components: [Component] = []
    var longest: (position: BackgroundPosition, end: TokenCursor)?
    while components.count < 4,
      let component = cursor.attempt({ Component.parse(&$0) })
    {
      components.append(component)
      if let position = BackgroundPosition(components) { longest = (position, cursor) }
    }
    guard let longest else { return cursor.expected("<bg-position>") }
    cursor = longest.end
    return longest.position
  }

  private init(x: CSSValue, y: CSSValue) {
    self.x = x
    self.y = y
  }

  private init?(_ components: [Component]) {
    switch components.count {
    case 1:
      let center = CSSValue.keyword(.center)
      if case .vertical(let edge) = components[0] {
        self.init(x: center, y: edge)
      } else {
        self.init(x: components[0].value, y: center)
      }
    case 2: self.init(components[0], components[1])
    default: self.init(edges: components)
    }
  }

  /// Creates a position from two components.
  ///
  /// Two keywords may stand in either order.
  private init?(_ first: Component, _ second: Component) {
    switch (first, second) {
    case (.horizontal, .horizontal), (.vertical, .vertical), (.offset, .horizontal),
      (.vertical, .offset):
      return nil
    case (.vertical, _), (_, .horizontal): self.init(x: second.value, y: first.value)
    default: self.init(x: first.value, y: second.value)
    }
  }

  /// Creates a position from three or four components: edges with an offset after one or both of
  /// them.
  private init?(edges components: [Component]) {
    var axes: [(edge: Component, value: CSSValue)] = []
    for component in components {
      if case .offset(let offset) = component {
        guard let last = axes.popLast(), last.value == last.edge.value else { return nil }
        if case .center = last.edge { return nil }
        axes.append((last.edge, .sequence([last.value, offset])))
      } else {
        axes.append((component, component.value))
      }
    }
    guard axes.count == 2 else { return nil }
    switch (axes[0].edge, axes[1].edge) {
    case (.horizontal, .vertical), (.horizontal, .center), (.center, .vertical):
      self.init(x: axes[0].value, y: axes[1].value)
    case (.vertical, .horizontal), (.vertical, .center), (.center, .horizontal):
      self.init(x: axes[1].value, y: axes[0].value)
    default: return nil
    }
  }
}

extension Shorthand {
  /// Parses `background-position`.
  static func expandBackgroundPosition(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var x: [CSSValue] = []
    var y: [CSSValue] = []
    repeat {
      guard let position = BackgroundPosition.parse(&cursor) else { return nil }
      x.append(position.x)
      y.append(position.y)
    } while cursor.consumeComma()
    return zip(property.longhands, [x, y]).map { LonghandValue($0, .list($1)) }
  }

  /// Serializes `background-position`.
  static func collapseBackgroundPosition(_ values: ShorthandValues) -> String? {
    ShorthandLayers.text(of: values, listed: 2) { layer, _ in
      positionText(layer.values[0], layer.values[1])
    }
  }

  /// Returns the position of two axes, or `nil` if only the longhands can express it.
  static func positionText(_ x: CSSValue, _ y: CSSValue) -> String? {
    guard let first = AxisForm(x), let second = AxisForm(y) else { return nil }
    // If one edge has an offset, an offset of the other axis needs its edge too.
    if first == .edgeOffset && second == .offset || first == .offset && second == .edgeOffset {
      return nil
    }
    return "\(x) \(y)"
  }

  /// The form of a value of one axis.
  private enum AxisForm {
    case keyword
    case offset
    case edgeOffset

    init?(_ value: CSSValue) {
      switch value {
      case .keyword(.left), .keyword(.right), .keyword(.top), .keyword(.bottom), .keyword(.center):
        self = .keyword
      case .keyword: return nil
      case .sequence(let values):
        guard values.count == 2, AxisForm(values[0]) == .keyword else { return nil }
        self = .edgeOffset
      default: self = .offset
      }
    }
  }
}
