// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension AnimatedElement {
  /// Adopts the sizes that the program reports for the keywords of keyframes, and of the values under
  /// them.
  ///
  /// - Parameters:
  ///   - reported: The sizes in this update.
  ///   - base: The style of the element.
  /// - Returns: Whether a size changed.
  mutating func updateSizes(_ reported: ReportedSizes, over base: ComputedStyle) -> Bool {
    let known = sizes
    sizes = [:]
    var values: [TargetProperty: [CSSValue]] = [:]
    for track in animations.lazy.flatMap(\.tracks) where track.space.property.isSize {
      let underlying = track.space.value(in: base)
      values[track.space.property, default: [underlying]] += track.frames.compactMap(\.value)
    }
    for transition in transitions {
      values[transition.space.property]? += transition.ends
    }
    for (property, values) in values {
      let found = reported.sizes(
        of: values, property, in: base, keeping: known[property] ?? .none)
      if !found.isEmpty { sizes[property] = found }
    }
    applySizes()
    return sizes != known
  }

  /// Sets the sizes of all keyframes.
  mutating func applySizes() {
    for number in animations.indices {
      for track in animations[number].tracks.indices
      where animations[number].tracks[track].space.property.isSize {
        let property = animations[number].tracks[track].space.property
        animations[number].tracks[track].space.sizes = sizes[property] ?? .none
      }
    }
  }
}
