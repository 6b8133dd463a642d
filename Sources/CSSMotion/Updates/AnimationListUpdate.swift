// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The animations of an element after a change of its style.
///
/// Defined by [CSS Animations 2, section 2](https://drafts.csswg.org/css-animations-2/#css-animations).
struct AnimationListUpdate {
  let computer: KeyframeComputer
  let policy: MotionPolicy
  /// The maximum number of keyframes of one animation.
  let maximumKeyframeCount: Int
  let time: Double

  /// The animations that the change canceled.
  private(set) var canceled: [(position: Int, animation: RunningAnimation)] = []
  /// The names of keyframes that exceed the limit.
  private(set) var oversized: [String] = []

  /// Creates the update of the animations of an element.
  init(
    _ computer: KeyframeComputer, _ options: MotionOptions, _ policy: MotionPolicy, at time: Double
  ) {
    self.computer = computer
    self.policy = policy
    maximumKeyframeCount = options.maximumKeyframeCount
    self.time = time
  }
}

extension AnimationListUpdate {
  /// Returns the animations for a list of entries.
  ///
  /// An existing animation continues as the last entry with its name that has no other animation.
  mutating func animations(
    for entries: [CSSAnimation], replacing existing: [RunningAnimation]
  ) -> [RunningAnimation] {
    // The positions of the existing animations without an entry, by their names.
    var remaining: [String: [Int]] = [:]
    for (position, animation) in existing.enumerated() {
      remaining[animation.entry.name, default: []].append(position)
    }
    var animations: [RunningAnimation] = []
    for entry in entries.reversed() {
      guard let keyframes = keyframes(of: entry) else { continue }
      let tracks = computer.tracks(of: keyframes, entry)
      if let position = remaining[entry.name]?.popLast() {
        var animation = existing[position]
        animation.update(entry, keyframes, tracks, policy, at: time)
        animations.append(animation)
      } else {
        animations.append(RunningAnimation(entry, keyframes, tracks, policy, at: time))
      }
    }
    canceled = remaining.values.joined().sorted().map { ($0, existing[$0]) }
    return animations.reversed()
  }

  /// Returns the keyframes of an entry, or `nil` if no rule defines them.
  private mutating func keyframes(of entry: CSSAnimation) -> CSSKeyframes? {
    guard let keyframes = computer.tree.keyframes(named: entry.name) else { return nil }
    guard keyframes.frames.count <= maximumKeyframeCount else {
      oversized.append(entry.name)
      return nil
    }
    return keyframes
  }
}
