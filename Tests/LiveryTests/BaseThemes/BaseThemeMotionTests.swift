// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSMotion
import CSSValues
import LiveryBases
import LiveryPipelines
import LiveryPrinting
import Testing

/// Tests of the transitions and animations of the base themes.
@Suite struct BaseThemeMotionTests {
  /// A change of state, and a value in the middle of its transition.
  struct Change: Sendable, CustomTestStringConvertible {
    let base: BaseTheme
    let selector: String
    let state: String
    let duration: Duration
    let property: String
    let middle: String

    init(
      _ base: BaseTheme, _ selector: String, _ state: String, _ duration: Duration,
      _ property: String, _ middle: String
    ) {
      self.base = base
      self.selector = selector
      self.state = state
      self.duration = duration
      self.property = property
      self.middle = middle
    }

    var testDescription: String { "\(base): \(selector) to \(state), \(property)" }
  }

  private static let fast = Duration.milliseconds(100)
  private static let slow = Duration.milliseconds(200)

  private static let changes = [
    Change(.three20, ".toolbarButton", "highlighted", fast, "--button-fill", "rgb(59, 82, 111)"),
    Change(
      .three20, ".toolbarButton", "disabled", fast, "--button-text-color",
      "rgba(255, 255, 255, 0.7)"),
    Change(
      .three20, ".textBarPostButton", "highlighted", fast, "--post-fill", "rgb(25, 81, 166)"),
    Change(
      .three20, "control.switch", "selected", slow, "--switch-knob",
      "inset(2px 13.5px 2px 13.5px)"),
    Change(.three20, "control.switch", "selected", slow, "--switch-color", "rgb(138, 209, 150)"),
    Change(
      .three20, "tableRow.actionable", "highlighted", fast, "background-image",
      "linear-gradient(rgba(5, 140, 245, 0.5), rgba(1, 93, 230, 0.5))"),
    Change(
      .three20, ".linkText", "highlighted", fast, "--link-backing-color",
      "rgba(191, 191, 191, 0.5)"),
    Change(
      .three20, ".tableReloadButton", "highlighted", fast, "--reload-color", "rgb(96, 96, 96)"),
    Change(
      .harbor, "button.primary", "hover", fast, "background-color",
      "oklab(0.5225 -0.03907 -0.156703)"),
    Change(
      .harbor, "button", "active", fast, "box-shadow",
      "oklab(0.3 -0.003496 -0.014021 / 0.05) 0px 0.5px 1px 0px"),
    Change(
      .harbor, ".toolbarButton", "disabled", fast, "--button-text-color",
      "oklab(0.36 -0.001748 -0.00701)"),
    Change(
      .harbor, "switch", "selected", slow, "--switch-knob", "inset(3px 11px 3px 11px)"),
    Change(
      .harbor, "switch", "selected", fast, "--switch-color", "oklab(0.58 -0.022311 -0.089486)"),
    Change(.harbor, "checkbox", "selected", fast, "--mark-opacity", "50%"),
    Change(.harbor, "radio", "selected", fast, "--mark-opacity", "50%"),
    Change(
      .harbor, "textfield", "focused", fast, "border-top-color", "oklab(0.58 -0.022311 -0.089486)"),
    Change(
      .harbor, ".searchTextField", "hover", fast, "--field-edge-color",
      "oklab(0.54 -0.003496 -0.014021)"),
    Change(
      .harbor, ".linkText", "hover", fast, "--link-backing-color",
      "oklab(0.3 -0.003496 -0.014021 / 0.035)"),
    Change(
      .harbor, "tableRow.actionable", "active", fast, "--row-tint",
      "oklab(0.3 -0.003496 -0.014021 / 0.06)"),
  ]

  /// Returns a base theme with linear transitions of round durations.
  private func sheet(_ base: BaseTheme) -> CSSStyleSheet {
    var sheet = base.sheet
    sheet.add(":root { --fast: 100ms; --slow: 200ms; --easing: linear }", name: "times.css")
    return sheet
  }

  @Test("a change of state is a transition with the theme's times", arguments: changes)
  func transition(_ change: Change) throws {
    let timeline = try #require(
      MotionTimeline(change.selector, in: sheet(change.base), StateChange(to: change.state)))
    func value(at time: Duration) -> String? {
      guard let style = timeline.style(at: time) else { return nil }
      if change.property.hasPrefix("--") { return style.text(ofCustomProperty: change.property) }
      return Property(name: change.property).map { style[$0].description }
    }
    #expect(value(at: change.duration / 2) == change.middle)
    #expect(value(at: change.duration) != change.middle)
    #expect(value(at: .zero) != change.middle)
  }

  @Test(
    "parts of a control or a row change with its state",
    arguments: [
      (BaseTheme.three20, "tableRow", "label", Property.color, "rgb(128, 128, 128)"),
      (.harbor, "slider", "knob", .borderTopColor, "oklab(0.58 -0.022311 -0.089486)"),
    ])
  func part(
    _ base: BaseTheme, _ type: String, _ part: String, _ property: Property, _ middle: String
  ) {
    let sheet = sheet(base)
    func tree(_ states: [String]) -> StyledTree {
      var owner = StyleElement(type, classes: ["actionable"], states: states)
      owner.children = [StyleElement(part, classes: ["tableItem"])]
      var body = StyleElement("body")
      body.children = [owner]
      return StyledTree(of: body, in: sheet)
    }
    var animator = Animator(tree([]), at: .zero)
    animator.update(tree(["hover"]), at: .zero)
    _ = animator.sample(at: Self.fast / 2)
    #expect(animator.style(at: 2)[property].description == middle)
    animator.update(tree([]), at: Self.fast / 2)
    #expect(animator.sample(at: Self.fast).nextChange == nil)
    #expect(animator.style(at: 2) == tree([]).style(at: 2))
  }

  @Test(
    "the arrow of the refresh header turns when its class changes", arguments: BaseTheme.allCases)
  func arrow(_ base: BaseTheme) {
    let sheet = sheet(base)
    func tree(_ classes: [String]) -> StyledTree {
      var header = StyleElement("refreshHeader", classes: ["dragRefreshHeader"])
      header.children = [StyleElement("arrow", classes: ["dragRefreshHeaderArrow"] + classes)]
      return StyledTree(of: header, in: sheet)
    }
    var animator = Animator(tree(["turned"]), at: .zero)
    animator.update(tree([]), at: .seconds(1))
    let turns = [0, 50, 100, 200].map { time in
      _ = animator.sample(at: .seconds(1) + .milliseconds(time))
      return animator.style(at: 1).pipeline.description.prefix(24)
    }
    #expect(
      turns
        == [
          "transform(rotate(180deg))", "transform(rotate(135deg))", "transform(rotate(90deg)) ",
          "transform(rotate(0deg)) i",
        ].map { $0.prefix(24) })
  }

  @Test(
    "spinners turn, in twelfths above Three20 and smoothly in harbor",
    arguments: [
      (BaseTheme.three20, ["0deg", "30deg", "180deg"]), (.harbor, ["0deg", "36deg", "180deg"]),
    ])
  func spinner(_ base: BaseTheme, _ turns: [String]) throws {
    let timeline = try #require(MotionTimeline("spinner", in: base.sheet, nil))
    #expect(timeline.isInfinite)
    for (time, turn) in zip([0, 100, 500], turns) {
      let pipeline = timeline.style(at: .milliseconds(time))?.pipeline.description ?? ""
      #expect(pipeline.contains("transform(rotate(\(turn)))"), "\(pipeline)")
    }
  }

  @Test("nothing moves for users who prefer reduced motion", arguments: BaseTheme.allCases)
  func reducedMotion(_ base: BaseTheme) {
    var still = base.sheet
    still.environment.preferences.reducesMotion = true
    var movingCount = 0
    for style in StyleCatalog(base.sheet).styles {
      for state in style.states {
        let change = StateChange(to: state)
        if let moving = MotionTimeline(style.selector, in: base.sheet, change), moving.end > .zero {
          movingCount += 1
        }
        #expect(
          MotionTimeline(style.selector, in: still, change)?.end == .zero,
          "\(style.selector) to \(state)")
      }
    }
    #expect(movingCount > 30)
  }
}
