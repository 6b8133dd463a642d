// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSMotion
  import CSSValues
  import LiveryPrinting
  import LiveryRendering

  extension GalleryDrawings {
    /// The drawings of a transition or an animation.
    struct Strip {
      /// The subject and the duration, such as `normal → highlighted, 200ms`.
      let name: String
      /// The moments with parts of the duration as names.
      let moments: [State]
    }

    /// A transition or an animation of a style in one color scheme.
    private struct Motion {
      let timeline: MotionTimeline
      let cycle: ClosedRange<Duration>
      let states: [String]
    }

    /// The parts of the duration at which a strip has pictures, in percent.
    private static let parts = [0, 25, 50, 75, 100]

    /// Returns the strips of a style: a transition from the normal state to each other state that
    /// starts one, and an animation of each state that starts one.
    func strips(of style: StyleCatalog.Style) -> [Strip] {
      guard hasMotion else { return [] }
      let animated = motion(of: style.selector, "normal", .animation) != nil
      return style.states.flatMap { state -> [Strip?] in
        let isNormal = state == "normal"
        return [
          isNormal ? nil : strip(of: style.selector, state, .transition),
          isNormal || !animated ? strip(of: style.selector, state, .animation) : nil,
        ]
      }.compactMap { $0 }
    }

    /// Returns the strip of a state, or `nil` if no picture changes.
    private func strip(
      of selector: String, _ state: String, _ kind: ExplainedEffect.Kind
    ) -> Strip? {
      guard let motion = motion(of: selector, state, kind) else { return nil }
      let pictures = [light, dark].map { sheet in
        sheet.flatMap { drawings(of: selector, state, kind, in: $0) }
      }
      guard pictures.contains(where: { Set($0 ?? []).count > 1 }) else { return nil }
      let moments = Self.parts.enumerated().map { number, part in
        State(name: "\(part) %", light: pictures[0]?[number], dark: pictures[1]?[number])
      }
      let subject =
        kind == .transition
        ? "normal → \(state)" : state == "normal" ? "animation" : "\(state), animation"
      let duration = motion.cycle.upperBound - motion.cycle.lowerBound
      return Strip(name: "\(subject), \(Self.text(of: duration))", moments: moments)
    }

    /// Returns a duration in seconds, or in milliseconds below a second.
    private static func text(of duration: Duration) -> String {
      duration < .seconds(1)
        ? numberText(duration / .milliseconds(1)) + "ms" : numberText(duration / .seconds(1)) + "s"
    }

    /// Returns the motion of a state in the first scheme that has it.
    private func motion(
      of selector: String, _ state: String, _ kind: ExplainedEffect.Kind
    ) -> Motion? {
      [light, dark].lazy.compactMap { sheet in
        sheet.flatMap { motion(of: selector, state, kind, in: $0) }
      }.first
    }

    private func motion(
      of selector: String, _ state: String, _ kind: ExplainedEffect.Kind, in sheet: CSSStyleSheet
    ) -> Motion? {
      let change = StateChange(to: state)
      let style = sheet.prepare(selector, states: change.to).computedStyle
      // Most styles do not move, and need no timeline.
      guard let style, style.declares(kind),
        let timeline = MotionTimeline(selector, in: sheet, change)
      else { return nil }
      return timeline.cycle(of: kind).map {
        Motion(timeline: timeline, cycle: $0, states: change.to)
      }
    }

    /// Returns the drawings of the moments of a state, all of one size.
    private func drawings(
      of selector: String, _ state: String, _ kind: ExplainedEffect.Kind, in sheet: CSSStyleSheet
    ) -> [Drawing]? {
      guard let motion = motion(of: selector, state, kind, in: sheet) else { return nil }
      let moments = MotionTimeline.moments(Self.parts.count, in: motion.cycle)
      var pictures = moments.compactMap { moment in
        motion.timeline.style(at: moment).map {
          picture(of: PreparedSelector(selector, $0), motion.states, in: sheet)
        }
      }
      guard pictures.count == Self.parts.count else { return nil }
      var layouts = StylePicture.layouts(of: pictures, by: renderer)
      if pictures.allSatisfy({ $0.size == nil }),
        !layouts.contains(where: { $0.isVisible(using: renderer) })
      {
        for index in pictures.indices { pictures[index].size = Self.usualSize }
        layouts = StylePicture.layouts(of: pictures, by: renderer)
      }
      let drawings = layouts.map { drawing(of: $0) }
      return drawings.contains(where: \.isVisible) ? drawings : nil
    }
  }
#endif
