// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSCascade
  import CSSMotion
  import LiveryPipelines

  /// A motion of a style in a color scheme, from which any number of moments are drawn.
  struct StyleMotion: Sendable {
    /// The motion without a moment.
    struct Key: Hashable {
      let selector: String
      let scheme: String
      let from: String?
      let to: String
    }

    private let key: Key
    private let timeline: MotionTimeline
    private let library: PipelineLibrary
    /// The style at moments that show the extent of the motion, which all pictures have in common.
    private let extent: [DrawnStyle]
    /// The kinds of motion that the style declares in any state.
    private let kinds: [String]

    /// The number of moments that show the extent.
    private static let extentCount = 5
    /// The maximum number of states that are searched for motion.
    private static let maximumStates = 16

    /// Computes a motion, or returns `nil` if the selector describes no element.
    init?(_ key: Key, states: [String], in sheet: CSSStyleSheet, library: PipelineLibrary) {
      let timeline =
        if let from = key.from {
          MotionTimeline(key.selector, in: sheet, StateChange(from: from, to: key.to))
        } else {
          MotionTimeline(
            key.selector, states: StateChange.states(named: key.to), in: sheet, nil)
        }
      guard let timeline else { return nil }
      self.key = key
      self.timeline = timeline
      self.library = library
      let moments = timeline.end > .zero ? timeline.moments(Self.extentCount) : []
      extent = moments.compactMap { moment in
        timeline.style(at: moment).flatMap {
          DrawnStyle(PreparedSelector(key.selector, $0), library: library)
        }
      }
      let styles = (sheet.declaresMotion ? states.prefix(Self.maximumStates) : []).compactMap {
        sheet.prepare(key.selector, states: StateChange.states(named: $0)).computedStyle
      }
      kinds = [(ExplainedEffect.Kind.transition, "transition"), (.animation, "animation")]
        .filter { kind, _ in styles.contains { $0.declares(kind) } }.map(\.1)
    }
  }

  extension StyleMotion {
    /// Returns the style at moments that show the extent of the motion, and last at a time in
    /// milliseconds.
    func styles(at time: Double) -> [DrawnStyle] {
      let style = timeline.style(at: Duration(clamping: time)).flatMap {
        DrawnStyle(PreparedSelector(key.selector, $0), library: library)
      }
      return style.map { extent + [$0] } ?? []
    }

    /// Returns the message of the motion with a moment, or `nil` for the style at rest.
    func message(at moment: Double?) -> MotionMessage {
      MotionMessage(
        from: key.from, to: key.to, at: moment,
        end: min(max(timeline.end.inMilliseconds, 0), PreviewMotion.maximumTime),
        isInfinite: timeline.isInfinite, kinds: kinds)
    }
  }
#endif
