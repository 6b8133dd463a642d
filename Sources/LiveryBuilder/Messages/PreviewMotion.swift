// SPDX-License-Identifier: Apache-2.0

/// A motion of a style, and the moment of it that a render client shows.
struct PreviewMotion: Sendable, Hashable, Codable {
  /// The state before the change, or `nil` for the animations of the style in the state ``to``.
  var from: String?
  /// The state after the change.
  var to = "normal"
  /// The time since the change or since the animations began, in milliseconds; `nil` while the
  /// client shows the style at rest.
  var at: Double?

  /// The maximum time, which is a day, in milliseconds.
  static let maximumTime = 86_400_000.0
}

extension PreviewMotion {
  /// Reads the motion in the query of a URL, or returns `nil` if the query has no moment.
  ///
  /// Without `from` and `to`, the motion is that of the animations in a state. The other one of the
  /// two is the normal state. A moment that is not a number is invalid.
  init?(_ query: [String: String]) {
    guard let moment = query["at"] else { return nil }
    at = Double(moment) ?? .nan
    if query["from"] == nil, query["to"] == nil {
      to = query["state"] ?? to
    } else {
      from = query["from"] ?? "normal"
      to = query["to"] ?? to
    }
  }

  /// The names of the states.
  var states: [String] { [from, to].compactMap(\.self) }

  /// Checks the names of the states and the moment.
  func check() throws(SettingsError) {
    for state in states where !PreviewSettings.isState(state) { throw .invalidState(state) }
    // The comparison is false for a moment that is not a number.
    if let at, !(0...Self.maximumTime ~= at) { throw .invalidMoment }
  }
}
