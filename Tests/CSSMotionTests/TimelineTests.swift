// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

/// Timelines that were traced in Chromium by `Scripts/campaign motion`.
@Suite struct TimelineTests {
  @Test(arguments: Timeline.files) func `Values and events are those of the browser`(
    _ file: String
  ) throws {
    for timeline in try Timeline.timelines(in: file) {
      let problem = Self.problem(of: timeline)
      let name = "\(file): \(timeline.name)"
      if let reason = TimelineDifferences.reasons[name] {
        #expect(problem != nil, "\(name): no longer differs: \(reason)")
      } else {
        #expect(problem == nil, "\(name): \(problem ?? "")")
      }
    }
  }

  /// Returns the first difference from the browser, or `nil` if there is none.
  static func problem(of timeline: Timeline) -> String? {
    let player = TimelinePlayer(timeline)
    for (ours, theirs) in zip(player.samples, timeline.result.samples) {
      for (id, values) in theirs.values {
        for (property, value) in values ?? [:] {
          var own = (ours.values[id] ?? nil)?[property] ?? nil
          var value = value
          let sizes = timeline.result.sizes?[id]?[property]
          if let sizes { (own, value) = (own.map(sizes.used), value.map(sizes.used)) }
          if !TracedValue.areEqual(
            own, value, within: sizes == nil ? 0.0101 : TracedSizes.tolerance)
          {
            return "\(theirs.at) \(id) \(property): \(own ?? "nil") != \(value ?? "nil")"
          }
        }
      }
    }
    var own = player.events.map(\.description)
    var others = timeline.result.events.map(\.description)
    if timeline.unordered == true {
      own.sort()
      others.sort()
    }
    if own != others { return "events \(own) != \(others)" }
    return nil
  }
}
