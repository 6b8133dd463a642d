// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct PositionTests {
  private func position(_ text: String) -> Position? {
    Property.objectPosition.value(parsing: text)?.as(Position.self)
  }

  @Test("every form of a position has both components")
  func components() {
    let ten = LengthPercentage.length(Length(10))
    #expect(position("10px") == Position(x: PositionComponent(ten), y: .center))
    #expect(position("top") == Position(x: .center, y: PositionComponent(.top)))
    #expect(
      position("bottom 10px right 50%")
        == Position(
          x: PositionComponent(.right, .percentage(50)), y: PositionComponent(.bottom, ten)))
    #expect(position("center") == .center)
    #expect(PositionComponent(.center, ten) == .center)
  }

  @Test("round-trips a position")
  func roundTrip() {
    #expect(Position(Position.center.cssValue) == .center)
    #expect(Position(.keyword(.center)) == nil)
    for text in ["left", "x-start 10px", "center", "25%", "right calc(1px + 1%)"] {
      let value = Property.backgroundPositionX.value(parsing: text)
      #expect(value?.as([PositionComponent].self)?.cssValue == value)
      #expect(value != nil)
    }
    #expect(PositionComponent(.keyword(.auto)) == nil)
    #expect(PositionComponent(.sequence([.keyword(.center), .length(Length(1))])) == nil)
  }
}
