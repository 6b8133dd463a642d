// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo
  import LiveryPipelines

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
    }

    /// Lets a ramp whose stops all lie at one place, and that is not repeated, go on with the last color.
    private mutating func widen() {
      guard stops.count == 1 || end - start <= Self.leastExtent, spread != .repeat else { return }
      stops.append(DisplayGradient.Stop(end + 1, stops[stops.count - 1].color))
    }

    private static let leastExtent = 1e-6

    /// The offset of the first stop.
    var start: Double { stops[0].offset }
    /// The offset of the last stop.
    var end: Double { stops[stops.count - 1].offset }

    /// Whether the stops lie apart.
    var hasExtent: Bool { end - start > Self.leastExtent }

    /// The color of a gradient that is infinitely narrow: the last one, or the mean where all come again and again.
    var colorWithoutExtent: RGBA {
      guard spread == .repeat else { return stops[stops.count - 1].color }
      let opacity = stops.reduce(0) { $0 + $1.color.alpha }
      func mean(_ component: (RGBA) -> Double) -> Double {
        opacity > 0 ? stops.reduce(0) { $0 + component($1.color) * $1.color.alpha } / opacity : 0
      }
      return RGBA(mean(\.red), mean(\.green), mean(\.blue), opacity / Double(stops.count))
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
      // The last stop at or before the offset.
      var (low, high) = (0, stops.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if stops[middle].offset <= offset { low = middle } else { high = middle }
      }
      guard high < stops.count else { return stops[low].color }
      let length = stops[high].offset - stops[low].offset
      return stops[low].color.mixed(with: stops[high].color, (offset - stops[low].offset) / length)
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
      // Nothing before the first one.
      if spread == .after { add(start, stops[0].color.withAlpha(0)) }
      add(start, stops[0].color)
      for (from, to) in zip(stops, stops.dropFirst()) {
        for share in from.color.sharesBetween(to.color) where to.offset > from.offset {
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
        mixed(red, other.red), mixed(green, other.green), mixed(blue, other.blue), opacity)
    }

    /// Where between two colors Cairo must be told the mixture, since it does not weigh by opacity.
    fileprivate func sharesBetween(_ other: RGBA) -> [Double] {
      guard alpha != other.alpha, alpha > 0, other.alpha > 0,
        red != other.red || green != other.green || blue != other.blue
      else { return [] }
      return (1..<16).map { Double($0) / 16 }
    }
  }
#endif
