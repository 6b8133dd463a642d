// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import Testing

@Suite struct MotionTimelineTests {
  private let sheet = CSSStyleSheet(
    """
    .button { left: 0px; transition: left 200ms linear 100ms }
    .button:hover, .button:state(armed) { left: 100px }
    .button::part(knob) { top: 0px; transition: top 100ms linear }
    .button:hover::part(knob) { top: 10px }
    @keyframes grow { from { width: 0px } to { width: 10px } }
    .growing { animation: grow 1s linear 500ms infinite }
    .paused { animation: grow 1s linear -250ms paused }
    .filled { animation: grow 1s linear 2 alternate both; width: 5px !important }
    .new { left: 10px; transition: left 100ms linear }
    .new:hover { left: 20px }
    @starting-style { .new { left: 0px } }
    window { font-size: 10px; height: 0px; transition: font-size 300ms linear, height 9s linear }
    window:hover { font-size: 20px; height: 10px }
    """)

  private func value(_ property: Property, of timeline: MotionTimeline?, at time: Duration)
    -> String?
  {
    timeline?.style(at: time)?[property].description
  }

  @Test func `A change of state starts transitions at 0`() throws {
    let timeline = try #require(
      MotionTimeline(".button", in: sheet, StateChange(to: "highlighted")))
    #expect(timeline.end == .milliseconds(300))
    #expect(!timeline.isInfinite)
    #expect(timeline.moments(4) == [0, 100, 200, 300].map { .milliseconds($0) })
    let values = timeline.moments(4).map { value(.left, of: timeline, at: $0) }
    #expect(values == ["0px", "0px", "50px", "100px"])
  }

  @Test func `The states of a change are those of the theme and of controls`() {
    let back = MotionTimeline(".button", in: sheet, StateChange(from: "armed"))
    #expect(value(.left, of: back, at: .milliseconds(150)) == "75px")
    let none = MotionTimeline(
      ".button", states: ["armed"], in: sheet, StateChange(to: "highlighted"))
    #expect(none?.end == .zero)
    #expect(value(.left, of: none, at: .milliseconds(150)) == "100px")
    let part = MotionTimeline(".button::part(knob)", in: sheet, StateChange(to: "highlighted"))
    #expect(value(.top, of: part, at: .milliseconds(40)) == "4px")
    #expect(part?.end == .milliseconds(100))
    #expect(MotionTimeline(".a, .b", in: sheet, nil)?.end == nil)
  }

  @Test func `An infinite animation ends with its first iteration`() {
    let timeline = MotionTimeline(".growing", in: sheet, nil)
    #expect(timeline?.end == .milliseconds(1500))
    #expect(timeline?.isInfinite == true)
    #expect(value(.width, of: timeline, at: .milliseconds(1750)) == "2.5px")
  }

  @Test func `A cycle is a transition, or one iteration of an animation`() {
    let button = MotionTimeline(".button", in: sheet, StateChange(to: "highlighted"))
    #expect(button?.cycle(of: .transition) == .zero ... .milliseconds(300))
    #expect(button?.cycle(of: .animation) == nil)
    let growing = MotionTimeline(".growing", in: sheet, nil)
    #expect(growing?.cycle(of: .animation) == .milliseconds(500) ... .milliseconds(1500))
    let filled = MotionTimeline(".filled", in: sheet, nil)
    #expect(filled?.cycle(of: .animation) == .zero ... .seconds(1))
    #expect(filled?.end == .seconds(2))
    #expect(
      MotionTimeline.moments(3, in: .seconds(1) ... .seconds(2))
        == [.seconds(1), .seconds(1.5), .seconds(2)])
  }

  @Test(
    arguments: [
      "animation: grow 1e308s -1e308s infinite", "animation: grow 1e308s 1e308s",
      "animation: grow calc(infinity * 1s) calc(-infinity * 1s) infinite",
      "transition: left 1e308s -1e308s", "transition: left 1e308s 1e308s; left: 5px",
    ]) func `Times that overflow end`(_ style: String)
  {
    let sheet = CSSStyleSheet(
      "@keyframes grow { to { width: 9px } } .a { left: 0 } .a:hover { left: 9px } .a, .a:hover { \(style) }"
    )
    let timeline = MotionTimeline(".a", in: sheet, StateChange(to: "highlighted"))
    for kind in [ExplainedEffect.Kind.transition, .animation] { _ = timeline?.cycle(of: kind) }
    let moments = timeline?.moments(3) ?? []
    #expect(moments.count == 3 && moments[0] == .zero && moments[2] >= moments[1])
    #expect(moments.allSatisfy { timeline?.moment(at: $0) != nil })
  }

  @Test func `A paused animation does not move`() {
    let timeline = MotionTimeline(".paused", in: sheet, nil)
    #expect(timeline?.end == .zero)
    #expect(value(.width, of: timeline, at: .seconds(9)) == "2.5px")
  }

  @Test func `Inherited values of ancestors move an element, and others do not`() {
    let timeline = MotionTimeline("window:hover > .button", in: sheet, nil)
    #expect(timeline?.end == .zero)
    let tree = sheet.styledTree(
      of: StyleElement("window", children: [StyleElement("label"), StyleElement("label")]))
    let changed = MotionTimeline([0], of: tree, StateChange(to: "highlighted"))
    #expect(changed.end == .seconds(9))
    #expect(
      changed.animator(at: .milliseconds(150)).style(at: 1)[.fontSize].description == "15px")
  }

  @Test func `A change begins at rest, and an appearance with the starting style`() {
    let appearance = MotionTimeline(".new", in: sheet, nil)
    #expect(value(.left, of: appearance, at: .milliseconds(50)) == "5px")
    let change = MotionTimeline(".new", in: sheet, StateChange(to: "highlighted"))
    #expect(value(.left, of: change, at: .milliseconds(50)) == "15px")
  }

  @Test func `Effects have a progress in their duration or iteration`() throws {
    let button = MotionTimeline(".button", in: sheet, StateChange(to: "highlighted"))
    let transition = try #require(button?.animator(at: .milliseconds(180)))
    #expect(
      transition.runningEffects(at: 1).map(\.text) == ["transition of left, 40 % of 200ms"])
    let growing = try #require(MotionTimeline(".growing", in: sheet, nil))
    let effect = growing.animator(at: .milliseconds(2750)).runningEffects(at: 1).first
    #expect(effect?.text == "animation grow, 25 % of iteration 3")
    #expect(effect?.progress == 0.25)
    #expect(effect?.value.description == "2.5px")
    let paused = MotionTimeline(".paused", in: sheet, nil)?.animator(at: .zero)
    #expect(
      paused?.runningEffects(at: 1).map(\.text) == ["animation grow, paused at 25 % of iteration 1"]
    )
    let filled = MotionTimeline(".filled", in: sheet, nil)?.animator(at: .seconds(5))
    #expect(filled?.runningEffects(at: 1).map(\.text) == ["animation grow, 100 % of iteration 2"])
    #expect(filled?.style(at: 1)[.width].description == "5px")
  }
}
