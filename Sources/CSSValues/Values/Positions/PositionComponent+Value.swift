// SPDX-License-Identifier: Apache-2.0

extension PositionComponent: PropertyListElement {
  /// Creates a layer of `background-position-x` or `background-position-y`.
  ///
  /// Returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(let keyword):
      guard let edge = Edge(rawValue: keyword.name) else { return nil }
      self.init(edge)
    case .sequence(let values):
      guard values.count == 2, case .keyword(let keyword) = values[0],
        let edge = Edge(rawValue: keyword.name), edge != .center,
        let offset = LengthPercentage(values[1])
      else { return nil }
      self.init(edge, offset)
    default:
      guard let offset = LengthPercentage(value) else { return nil }
      self.init(offset)
    }
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue {
    .sequence(of: [edge?.cssValue, offset?.cssValue].compactMap { $0 })
  }
}

extension PositionComponent.Edge {
  fileprivate var cssValue: CSSValue {
    switch self {
    case .left: .keyword(.left)
    case .right: .keyword(.right)
    case .top: .keyword(.top)
    case .bottom: .keyword(.bottom)
    case .center: .keyword(.center)
    case .xStart: .keyword(.xStart)
    case .xEnd: .keyword(.xEnd)
    case .yStart: .keyword(.yStart)
    case .yEnd: .keyword(.yEnd)
    }
  }
}

extension Position: PropertyListElement {
  /// Creates a position from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .position(let position) = value else { return nil }
    self = position
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .position(self) }
}
