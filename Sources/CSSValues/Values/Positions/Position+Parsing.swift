// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The forms of a position that a grammar accepts.
struct PositionForms: OptionSet {
  let rawValue: UInt8

  /// A single component, or both, without edge offsets.
  static let plain: PositionForms = []
  /// Two components, both with an edge offset: `<position-four>`.
  static let four = PositionForms(rawValue: 1)
  /// Two components, only one with an edge offset: `<position-three>` of backgrounds.
  static let three = PositionForms(rawValue: 2)
}

extension Position {
  /// Parses `<position>`, or another set of forms.
  ///
  /// The parser consumes as many keywords and offsets as possible. A grammar cannot have a similar
  /// component after it.
  static func parse(_ cursor: inout TokenCursor, _ forms: PositionForms = .four) -> Position? {
    let limit = forms == .plain ? 2 : 4
    var items: [Item] = []
    var second = cursor
    while items.count < limit, Item.begins(at: &cursor) {
      guard let item = Item.parse(&cursor) else { return nil }
      items.append(item)
      if items.count == 1 { second = cursor }
    }
    guard !items.isEmpty else { return cursor.expected("<position>") }
    if let position = combined(items, forms) { return position }
    cursor = second
    return cursor.expected(items[0].expectedNext)
  }

  /// A keyword or an offset of a position.
  private enum Item {
    case keyword(PositionComponent.Edge)
    case offset(LengthPercentage)

    static func begins(at cursor: inout TokenCursor) -> Bool {
      edge(&cursor) != nil || LengthPercentage.begins(at: &cursor)
    }

    static func parse(_ cursor: inout TokenCursor) -> Item? {
      if let edge = edge(&cursor) { return cursor.next().map { _ in .keyword(edge) } }
      return LengthPercentage.parse(&cursor).map { .offset($0) }
    }

    /// Returns the edge that the next token is, if it does not depend on the text direction.
    private static func edge(_ cursor: inout TokenCursor) -> PositionComponent.Edge? {
      PositionComponent.Edge.peek(&cursor).flatMap { $0.dependsOnText ? nil : $0 }
    }

    /// The component for the item alone.
    var component: PositionComponent {
      switch self {
      case .keyword(let edge): PositionComponent(edge)
      case .offset(let offset): PositionComponent(offset)
      }
    }

    /// The grammar of the tokens that may follow the first item.
    var expectedNext: String {
      switch self {
      case .keyword(let edge) where edge.isVertical: "left | center | right"
      default: "top | center | bottom | <length-percentage>"
      }
    }
  }

  private static func combined(_ items: [Item], _ forms: PositionForms) -> Position? {
    switch items.count {
    case 1:
      guard case .keyword(let edge) = items[0], edge.isVertical else {
        return Position(x: items[0].component, y: .center)
      }
      return Position(x: .center, y: items[0].component)
    case 2: return pair(items[0], items[1])
    case 3 where forms.contains(.three): return anchored(items)
    case 4 where forms.contains(.four): return anchored(items)
    default: return nil
    }
  }

  /// Returns the position for two keywords in any order, or a horizontal and a vertical component.
  private static func pair(_ first: Item, _ second: Item) -> Position? {
    switch (first, second) {
    case (.keyword(let a), .keyword(let b)):
      return ordered(PositionComponent(a), PositionComponent(b))
    case (.keyword(let edge), .offset):
      guard !edge.isVertical else { return nil }
    case (.offset, .keyword(let edge)):
      guard !edge.isHorizontal else { return nil }
    case (.offset, .offset): break
    }
    return Position(x: first.component, y: second.component)
  }

  /// Returns the position for two edges in any order, of which one or both have an offset.
  private static func anchored(_ items: [Item]) -> Position? {
    var components: [PositionComponent] = []
    for item in items {
      switch item {
      case .keyword(let edge): components.append(PositionComponent(edge))
      case .offset(let offset):
        guard let last = components.last, let edge = last.edge, edge != .center,
          last.offset == nil
        else { return nil }
        components[components.count - 1] = PositionComponent(edge, offset)
      }
    }
    guard components.count == 2 else { return nil }
    return ordered(components[0], components[1])
  }

  /// Returns the position for two components with edges, or `nil` if both are on the same axis.
  private static func ordered(_ a: PositionComponent, _ b: PositionComponent) -> Position? {
    guard let first = a.edge, let second = b.edge else { return nil }
    if !first.isVertical, !second.isHorizontal { return Position(x: a, y: b) }
    if !first.isHorizontal, !second.isVertical { return Position(x: b, y: a) }
    return nil
  }
}
