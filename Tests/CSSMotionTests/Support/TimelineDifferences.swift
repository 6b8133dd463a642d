// SPDX-License-Identifier: Apache-2.0

/// The timelines whose values or events differ from those of the browser, with the reasons.
enum TimelineDifferences {
  private static let elapsedInDelay =
    "CSS Animations 2, section 4.1: the elapsed time is the active time, which is 0 in the delay"
  private static let start =
    "at progress 0 a value is that of the start as written, which the browser pads or converts"
  private static let unknown = "the property is not in the property table"
  private static let snapped =
    "the browser snaps widths of borders to whole device pixels; the painter does that here"
  private static let weight = "the browser rounds font weights to quarters"

  /// The reasons by the file and the name of the timeline.
  static let reasons: [String: String] = [
    "cancelling: an animation in its delay": elapsedInDelay,
    "events: cancel of an animation in its delay": elapsedInDelay,
    "cancelling: parent removed": "the player knows only the id of the removed parent",
    "colors: caret-color: auto to rgb(200, 100, 40)": "a browser prints the used color of auto",
    "custom-properties: registered length-percentage": start,
    "transitions: a length to a percentage": start,
    "composition: scale: 1 to 2, accumulate":
      "CSS Transforms 2, section 11: scales accumulate by addition of their differences from 1",
    "composition: the composition changes mid-flight":
      "CSS Animations 2, section 3: keyframes without a composition have that of the element",
    "inherited: font-weight": weight,
    "shorthands-and-all: font": weight,
    "shorthands-and-all: border": snapped,
    "shorthands-and-all: outline": snapped,
    "properties: zoom: 1 to 2": unknown,
    "properties: shape-margin: 0px to 10px": unknown,
    "properties: shape-outside: circle(10px at 0px 0px) to circle(50px at 20px 20px)": unknown,
    "properties: box-shadow: none to 8px 8px 4px 2px rgb(0, 0, 0)": start,
    "properties: box-shadow: 2px 2px 2px 0px rgb(0, 0, 0) to 4px 4px 4px 0px rgb(0, 0, 0), 8px 8px 8px 0px rgb(200, 0, 0)":
      start,
    "properties: text-shadow: none to 4px 4px 4px rgb(0, 0, 0)": start,
    "properties: text-shadow: 2px 2px 2px rgb(0, 0, 0) to 4px 4px 4px rgb(200, 0, 0), 0px 0px 8px rgb(0, 0, 0)":
      start,
    "properties: filter: none to blur(8px)": start,
    "properties: filter: blur(4px) to blur(8px) brightness(2)": start,
    "properties: filter: none to invert(1) opacity(0.5)": start,
    "properties: backdrop-filter: none to blur(8px)": start,
    "transforms: transform: none to translateX(100px)": start,
    "transforms: transform: none to rotate(90deg) scale(2)": start,
    "transforms: translate: none to 100px 40px": start,
    "transforms: rotate: none to 90deg": start,
    "transforms: rotate: 0deg to x 90deg": start,
    "transforms: iterations of a rotation": start,
    "transforms: scale: none to 2": start,
    "transforms: offset-rotate: auto to auto 90deg": start,
    "transforms: transform: translateX(50%) to translateX(100px)":
      "a browser resolves the percentage by the size of the box",
    "steps: steps() in backwards delay":
      "at the end of the delay a step function has made its first step; the browser is a frame late",
  ]
}
