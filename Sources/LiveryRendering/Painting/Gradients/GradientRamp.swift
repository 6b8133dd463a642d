// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCollections
  import LiveryDisplay
  import CCairo

  /// The color stops of a gradient, whose offsets are finite and never decrease.
  struct GradientRamp: Sendable, Hashable {
    /// The stops, at least two.
    private(set) var stops: [DisplayGradient.Stop]
    /// The colors beyond the first and the last stop.
    let spread: DisplayGradient.Spread

    /// Creates the ramp of a gradient, or returns `nil` if it has no stops.
    init?(_ gradient: DisplayGradient) {
      stops = []
      spread = gradient.spread
      var offset = -Double.infinity
      for stop in gradient.stops {
        // An offset below the previous one is raised to it.
        if stop.offset.isFinite { offset = max(offset, min(max(stop.offset, -1e4), 1e4)) }
        stops.append(DisplayGradient.Stop(offset.isFinite ? offset : 0, stop.color))
      }
      guard !stops.isEmpty else { return nil }
      widen()
      resample()
    }

    /// Extends a ramp whose stops coincide by the last color, unless it repeats.
    private mutating func widen() {
      guard !hasExtent, spread != .repeat else { return }
      let last = stops[stops.count - 1]
      stops = [stops[0], last, DisplayGradient.Stop(last.offset + 1, last.color)]
    }

    /// Replaces too many stops by the maximum number at equal distances.
    ///
    /// Cairo searches the stops from the first one for every pixel.
    private mutating func resample() {
      guard stops.count > Self.maximumStopCount, hasExtent else { return }
      let (first, last) = (stops[0], stops[stops.count - 1])
      let inner = (1..<Self.maximumStopCount - 1).map { index in
        let share = Double(index) / Double(Self.maximumStopCount - 1)
        let offset = first.offset + (last.offset - first.offset) * share
        return DisplayGradient.Stop(offset, color(at: offset))
      }
      stops = [first] + inner + [last]
    }

    private static let minimumExtent = 1e-6
    private static let maximumStopCount = 1_000

    /// The offset of the first stop.
    var start: Double { stops[0].offset }
    /// The offset of the last stop.
    var end: Double { stops[stops.count - 1].offset }

    /// A Boolean value that indicates whether the stops do not coincide.
    var hasExtent: Bool { end - start > Self.minimumExtent }

    /// The color of an infinitely narrow gradient: the last color, or the mean color if it repeats.
    var degenerateColor: RGBA { spread == .repeat ? mean : stops[stops.count - 1].color }

    /// The mean color of the ramp.
    ///
    /// A stop is weighted by the distance between its neighbors, or equally if all stops coincide.
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
    /// Returns the color at an offset.
    func color(at offset: Double) -> RGBA {
      var offset = offset
      if spread == .repeat {
        let length = end - start
        guard hasExtent else { return degenerateColor }
        offset = start + (offset - start - ((offset - start) / length).rounded(.down) * length)
      }
      if offset < start { return spread == .after ? .clear : stops[0].color }
      let next = max(stops.partitioningIndex { $0.offset > offset }, 1)
      let from = stops[next - 1]
      guard next < stops.count else { return from.color }
      let to = stops[next]
      return from.color.mixed(with: to.color, (offset - from.offset) / (to.offset - from.offset))
    }

    /// The ramp without negative offsets, which a radial gradient cannot have.
    var fromCenter: GradientRamp {
      guard start < 0 else { return self }
      var ramp = self
      if spread == .repeat {
        // Shifting a repeating ramp by whole periods keeps its colors.
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

    /// Adds the stops to a Cairo pattern, with offsets from 0 to 1 between the ends of the ramp.
    func addStops(to pattern: Pattern) {
      let length = end - start
      cairo_pattern_set_extend(
        pattern.pointer, spread == .repeat ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      func add(_ offset: Double, _ color: RGBA) {
        cairo_pattern_add_color_stop_rgba(
          pattern.pointer, length > 1e-9 ? (offset - start) / length : 0, color.red, color.green,
          color.blue, color.alpha)
      }
      // Between many stops, the interpolation is invisible.
      let mixtures = min(16, Self.maximumStopCount / stops.count)
      // Transparent before the first stop.
      if spread == .after { add(start, stops[0].color.withAlpha(0)) }
      add(start, stops[0].color)
      for (from, to) in zip(stops, stops.dropFirst()) {
        for share in from.color.intermediateFractions(to.color, parts: mixtures)
        where to.offset > from.offset {
          add(
            from.offset + (to.offset - from.offset) * share,
            from.color.mixed(with: to.color, share))
        }
        // Cairo does not premultiply, so a transparent stop copies the color of its neighbor.
        if from.color.alpha == 0, to.color.alpha > 0 { add(from.offset, to.color.withAlpha(0)) }
        if to.color.alpha == 0, from.color.alpha > 0 { add(to.offset, from.color.withAlpha(0)) }
        add(to.offset, to.color)
      }
    }
  }

  extension RGBA {
    /// Returns the color at a fraction of the way to another color, interpolated premultiplied.
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

    /// Returns the fractions between two colors at which Cairo needs additional stops.
    ///
    /// Cairo does not interpolate premultiplied colors.
    fileprivate func intermediateFractions(_ other: RGBA, parts: Int) -> [Double] {
      guard parts > 1, alpha != other.alpha, alpha > 0, other.alpha > 0,
        red != other.red || green != other.green || blue != other.blue
      else { return [] }
      return (1..<parts).map { Double($0) / Double(parts) }
    }
  }
#endif
