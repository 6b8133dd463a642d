// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCollections
  import LiveryDisplay
  import CCairo

  /// The colors of a gradient by their offsets, which rise and are numbers.
  struct GradientRamp: Sendable, Hashable {
    /// The stops, two at least.
    private(set) var stops: [DisplayGradient.Stop]
    /// What is beyond the first and the last one.
    let spread: DisplayGradient.Spread

    /// The stops of a gradient; nil when there are none.
    init?(_ gradient: DisplayGradient) {
      stops = []
      spread = gradient.spread
      var offset = -Double.infinity
      for stop in gradient.stops {
        // An offset below the one before counts as that.
        if stop.offset.isFinite { offset = max(offset, min(max(stop.offset, -1e4), 1e4)) }
        stops.append(DisplayGradient.Stop(offset.isFinite ? offset : 0, stop.color))
      }
      guard !stops.isEmpty else { return nil }
      widen()
      thin()
    }

    /// Lets a ramp whose stops all lie at one place, and that is not repeated, go on with the last color.
    private mutating func widen() {
      guard !hasExtent, spread != .repeat else { return }
      let last = stops[stops.count - 1]
      stops = [stops[0], last, DisplayGradient.Stop(last.offset + 1, last.color)]
    }

    /// Puts as many stops as a surface can show, at even distances, in the place of more of them.
    ///
    /// For every pixel Cairo looks at the stops from the first one on.
    private mutating func thin() {
      guard stops.count > Self.mostStops, hasExtent else { return }
      let (first, last) = (stops[0], stops[stops.count - 1])
      let inner = (1..<Self.mostStops - 1).map { index in
        let share = Double(index) / Double(Self.mostStops - 1)
        let offset = first.offset + (last.offset - first.offset) * share
        return DisplayGradient.Stop(offset, color(at: offset))
      }
      stops = [first] + inner + [last]
    }

    private static let leastExtent = 1e-6
    private static let mostStops = 1_000

    /// The offset of the first stop.
    var start: Double { stops[0].offset }
    /// The offset of the last stop.
    var end: Double { stops[stops.count - 1].offset }

    /// Whether the stops lie apart.
    var hasExtent: Bool { end - start > Self.leastExtent }

    /// The color of a gradient that is infinitely narrow: the last one, or the mean where all come again and again.
    var colorWithoutExtent: RGBA { spread == .repeat ? mean : stops[stops.count - 1].color }

    /// The color of the whole ramp seen from far away: each stop counts as far as it reaches to both sides, and all alike
    /// where they lie at one place.
    private var mean: RGBA {
      var (red, green, blue, opacity, sum) = (0.0, 0.0, 0.0, 0.0, 0.0)
      for (index, stop) in stops.enumerated() {
        let before = stops[max(index - 1, 0)].offset
        let after = stops[min(index + 1, stops.count - 1)].offset
        let reach = hasExtent ? after - before : 1
        let weight = reach * stop.color.alpha
        red += stop.color.red * weight
        green += stop.color.green * weight
        blue += stop.color.blue * weight
        opacity += weight
        sum += reach
      }
      guard opacity > 0 else { return .clear }
      return RGBA(
        red: red / opacity, green: green / opacity, blue: blue / opacity, alpha: opacity / sum)
    }
  }

  extension GradientRamp {
    /// The color at an offset.
    func color(at offset: Double) -> RGBA {
      var offset = offset
      if spread == .repeat {
        let length = end - start
        guard hasExtent else { return colorWithoutExtent }
        offset = start + (offset - start - ((offset - start) / length).rounded(.down) * length)
      }
      if offset < start { return spread == .after ? .clear : stops[0].color }
      let next = max(stops.partitioningIndex { $0.offset > offset }, 1)
      let from = stops[next - 1]
      guard next < stops.count else { return from.color }
      let to = stops[next]
      return from.color.mixed(with: to.color, (offset - from.offset) / (to.offset - from.offset))
    }

    /// The same ramp without what lies below zero, which a circle has not.
    var fromCenter: GradientRamp {
      guard start < 0 else { return self }
      var ramp = self
      if spread == .repeat {
        // The same colors, so many turns farther out.
        let length = end - start
        let turns = (-start / length).rounded(.up)
        for index in ramp.stops.indices { ramp.stops[index].offset += turns * length }
        return ramp
      }
      let middle = DisplayGradient.Stop(0, color(at: 0))
      ramp.stops = [middle] + stops.filter { $0.offset > 0 }
      ramp.widen()
      return ramp
    }

    /// Hands the stops to Cairo, which counts them from 0 at the start to 1 at the end of the ramp.
    func addStops(to pattern: Pattern) {
      let length = end - start
      cairo_pattern_set_extend(
        pattern.pointer, spread == .repeat ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      func add(_ offset: Double, _ color: RGBA) {
        cairo_pattern_add_color_stop_rgba(
          pattern.pointer, length > 1e-9 ? (offset - start) / length : 0, color.red, color.green,
          color.blue, color.alpha)
      }
      // Between many stops nobody sees how colors are mixed.
      let mixtures = min(16, Self.mostStops / stops.count)
      // Nothing before the first one.
      if spread == .after { add(start, stops[0].color.withAlpha(0)) }
      add(start, stops[0].color)
      for (from, to) in zip(stops, stops.dropFirst()) {
        for share in from.color.sharesBetween(to.color, parts: mixtures)
        where to.offset > from.offset {
          add(
            from.offset + (to.offset - from.offset) * share,
            from.color.mixed(with: to.color, share))
        }
        // Cairo mixes colors without regard of their opacity; nothing has the color of its neighbor.
        if from.color.alpha == 0, to.color.alpha > 0 { add(from.offset, to.color.withAlpha(0)) }
        if to.color.alpha == 0, from.color.alpha > 0 { add(to.offset, from.color.withAlpha(0)) }
        add(to.offset, to.color)
      }
    }
  }

  extension RGBA {
    /// The color on the way to another, both weighed by their opacity.
    func mixed(with other: RGBA, _ share: Double) -> RGBA {
      let opacity = alpha + (other.alpha - alpha) * share
      guard opacity > 0 else { return other.withAlpha(0) }
      func mixed(_ a: Double, _ b: Double) -> Double {
        (a * alpha * (1 - share) + b * other.alpha * share) / opacity
      }
      return RGBA(
        red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
        alpha: opacity)
    }

    /// Where between two colors Cairo must be told the mixture, since it does not weigh by opacity.
    fileprivate func sharesBetween(_ other: RGBA, parts: Int) -> [Double] {
      guard parts > 1, alpha != other.alpha, alpha > 0, other.alpha > 0,
        red != other.red || green != other.green || blue != other.blue
      else { return [] }
      return (1..<parts).map { Double($0) / Double(parts) }
    }
  }
#endif
