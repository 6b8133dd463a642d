// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct BackgroundValueTests {
  @Test("parses each form of a size")
  func sizes() {
    let value = Property.backgroundSize.value(parsing: "cover, contain, auto 10px, 50%")
    #expect(
      value?.as([BackgroundSize].self) == [
        .cover, .contain, .size(width: nil, height: .length(Length(10))),
        .size(width: .percentage(50), height: nil),
      ])
    #expect(value?.as([BackgroundSize].self)?.cssValue == value)
    #expect(BackgroundSize(.keyword(.none)) == nil)
    #expect(BackgroundSize(.sequence([.keyword(.cover), .percentage(1)])) == nil)
    #expect(BackgroundSize.size(width: nil, height: .percentage(1)).description == "auto 1%")
  }

  @Test("parses repetitions for both axes")
  func repetitions() {
    let value = Property.backgroundRepeat.value(
      parsing: "repeat-x, no-repeat repeat, round space, space, repeat-inline, repeat-block")
    #expect(
      value?.as([RepeatStyle].self) == [
        .axes(x: .repeat, y: .noRepeat), .axes(x: .noRepeat, y: .repeat),
        .axes(x: .round, y: .space), .axes(x: .space, y: .space), .inline, .block,
      ])
    #expect(value?.as([RepeatStyle].self)?.cssValue == value)
    #expect(RepeatStyle(.keyword(.auto)) == nil)
    #expect(RepeatStyle.axes(x: .repeat, y: .noRepeat).description == "repeat-x")
  }

  @Test("a corner has one radius or two")
  func corners() {
    let value = Property.borderTopLeftRadius.value(parsing: "1px 50%")
    #expect(
      value?.as(CornerRadius.self) == CornerRadius(.length(Length(1)), .percentage(50)))
    #expect(value?.as(CornerRadius.self)?.description == "1px 50%")
    #expect(
      Property.borderTopLeftRadius.value(parsing: "1px 1px")?.as(CornerRadius.self)
        == CornerRadius(.length(Length(1))))
    #expect(CornerRadius(.keyword(.auto)) == nil)
  }

  @Test("border widths cover whole device pixels")
  func snapping() {
    var context = ComputationContext()
    context.resolution = 2
    for (text, expected) in ["0.1px": "0.5px", "0.5px": "0.5px", "1.3px": "1px", "0": "0px"] {
      let value = Property.borderTopWidth.value(parsing: text)
      #expect(
        value?.computed(for: .borderTopWidth, in: context).description == expected, "\(text)")
    }
  }
}
