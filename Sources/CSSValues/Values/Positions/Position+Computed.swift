// SPDX-License-Identifier: Apache-2.0

extension Position: ComputableValue {
  /// Returns the position with both components as offsets from the left and from the top.
  func computed(in context: ComputationContext) -> Position {
    Position(x: x.computed(in: context), y: y.computed(in: context))
  }
}

extension PositionComponent: ComputableValue {
  /// Returns the component as an offset from the left or from the top.
  ///
  /// An edge that depends on the direction of the text stays.
  func computed(in context: ComputationContext) -> PositionComponent {
    let offset = offset?.computed(in: context)
    switch edge {
    case nil, .left, .top: return PositionComponent(offset ?? .percentage(0))
    case .center: return PositionComponent(.percentage(50))
    case .right, .bottom:
      return PositionComponent((offset ?? .percentage(0)).subtractedFromWhole)
    case .xStart, .xEnd, .yStart, .yEnd:
      var component = self
      component.offset = offset
      return component
    }
  }
}

extension Position: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    x.visitLengths(visit)
    y.visitLengths(visit)
  }
}

extension PositionComponent: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    guard var length = offset else { return }
    visit(&length)
    offset = length
  }
}
