// SPDX-License-Identifier: Apache-2.0

/// The timelines whose values or events differ from those of the browser, with the reasons.
enum TimelineDifferences {
  private static let elapsedInDelay =
    "CSS Animations 2, section 4.1: the elapsed time is the active time, which is 0 in the delay"
  private static let unknown = "the property is not in the property table"
  private static let snapped =
    "the browser snaps widths of borders to whole device pixels; the painter does that here"
  private static let weight = "the browser rounds font weights to quarters"

  /// The reasons by the file and the name of the timeline.
  static let reasons: [String: String] = [
    "cancelling: an animation in its delay": elapsedInDelay,
    "combinations: animation in its delay and change at once": elapsedInDelay,
    "combinations: adding animation over a running transition":
      "Web Animations 1, section 5.4: the transition is under the animation in the effect stack",
    "combinations: animation and change at once":
      "CSS Transitions 2, section 3: an animation that begins at the change does not prevent it",
    "combinations: 0s infinite alternate-reverse":
      "Web Animations 1, section 4.9: the direction of an infinite iteration is forwards",
    "events: cancel of an animation in its delay": elapsedInDelay,
    "cancelling: parent removed": "the player knows only the id of the removed parent",
    "keyword-sizes: allow-keywords begins during an animation":
      "CSS Values 5, section 10.3: the value of the element applies at each time",
    "colors: caret-color: auto to rgb(200, 100, 40)": "a browser prints the used color of auto",
    "composition: scale: 1 to 2, accumulate":
      "CSS Transforms 2, section 11: scales accumulate by addition of their differences from 1",
    "composition: the composition changes mid-flight":
      "CSS Animations 2, section 3: keyframes without a composition have that of the element",
    "inherited: explicit inherit with a transition of its own":
      "CSS Transitions 2, section 3: the after-change style of a child inherits from that of its parent",
    "inherited: font-weight": weight,
    "shorthands-and-all: font": weight,
    "shorthands-and-all: border": snapped,
    "shorthands-and-all: outline": snapped,
    "properties: zoom: 1 to 2": unknown,
    "properties: shape-margin: 0px to 10px": unknown,
    "properties: shape-outside: circle(10px at 0px 0px) to circle(50px at 20px 20px)": unknown,
    "transforms: offset-rotate: auto to auto 90deg": "a browser omits no angle",
    "transforms: transform: skew(10deg) to rotate(45deg)":
      "CSS Transforms 1, section 11.1 scales by the lengths of both rows of a matrix",
    "transforms: transform: translateX(50%) to translateX(100px)":
      "a browser resolves the percentage by the size of the box",
    "steps: steps() in backwards delay":
      "at the end of the delay a step function has made its first step; the browser is a frame late",
  ]
}
