// SPDX-License-Identifier: Apache-2.0

/// The messages about moments of transitions and animations.
extension CommandMessages {
  static func invalidMoment(_ text: String) -> String {
    "--at takes a time of 0 or more with a unit, such as 300ms or 1.5s; found '\(truncated(text))'"
  }

  static func changeWithoutMoment(_ options: String) -> String {
    "--from and --to require \(options)"
  }

  static let momentWithFrames = "--frames draws all moments; it contradicts --at"
  static let animationWithoutFrames = "an animation, .apng, requires --frames"

  static func invalidFrameCount(_ maximum: Int) -> String {
    "--frames takes a number from 2 to \(maximum)"
  }

  static func unknownFrameFormat(_ file: String) -> String {
    "with --frames, the name of the output must end in .apng, or contain one %d or %03d and end in .png; "
      + "found '\(truncated(file))'"
  }

  static func nothingMoves(_ selector: String) -> String {
    "livery: nothing of '\(truncated(selector))' moves; --from and --to change its state"
  }
}
