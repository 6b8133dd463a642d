// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension ColorRamp {
  /// Creates the colors of a gradient along a line with a length in px, or of 360 degrees.
  init(_ gradient: CSSGradient, along length: Double, currentColor: CSSColor) {
    let offsets = Self.offsets(of: gradient.stops, along: length)
    var colors: [(color: CSSColor, offset: Double)] = []
    var hints: [Int: Double] = [:]
    for (stop, offset) in zip(gradient.stops, offsets) {
      switch stop {
      case .color(let color, _):
        colors.append((color.resolved(currentColor: currentColor), offset))
      case .hint: hints[colors.count] = offset
      }
    }
    let method = gradient.effectiveInterpolation
    // A limit on the total cost: a gradient with fewer stops may be subdivided more deeply.
    let depth = colors.count > 512 ? 0 : colors.count > 64 ? 4 : colors.count > 16 ? 7 : 10
    var stops: [Stop] = []
    func add(_ stop: Stop) {
      if stops.last != stop { stops.append(stop) }
    }
    if colors.count == 1, let only = colors.first { add(Stop(only.offset, RGBA(only.color))) }
    for index in colors.indices.dropFirst() {
      let segment = ColorSegment(
        from: colors[index - 1].color, to: colors[index].color, start: colors[index - 1].offset,
        end: colors[index].offset, hint: hints[index], method: method)
      for stop in segment.stops(depth: depth) { add(stop) }
    }
    self.init(stops: stops.isEmpty ? [Stop(0, .clear)] : stops)
    // Stripes of less than a thousandth of a px appear as their average color on every surface.
    if gradient.isRepeating, !((last - first) * length > 1e-3) { solid = average }
  }

  /// Returns the ascending offsets of stops and hints; missing offsets are distributed evenly.
  ///
  /// Defined by [CSS Images 4, section 3.4.3](https://drafts.csswg.org/css-images-4/#color-stop-fixup).
  private static func offsets(of stops: [GradientStop], along length: Double) -> [Double] {
    var offsets = stops.map { stop -> Double? in
      switch stop {
      case .color(_, let offset): offset?.fraction(of: length)
      case .hint(let offset): offset.fraction(of: length) ?? 0
      }
    }
    guard let last = offsets.indices.last else { return [] }
    offsets[0] = offsets[0] ?? 0
    offsets[last] = offsets[last] ?? 1
    var highest = -Double.infinity
    for index in offsets.indices {
      guard let offset = offsets[index] else { continue }
      highest = max(highest, offset)
      offsets[index] = highest
    }
    var lastResolved = 0
    for index in offsets.indices {
      guard let offset = offsets[index] else { continue }
      let before = offsets[lastResolved] ?? offset
      for gap in (lastResolved + 1)..<max(index, lastResolved + 1) {
        offsets[gap] =
          before + (offset - before) * Double(gap - lastResolved) / Double(index - lastResolved)
      }
      lastResolved = index
    }
    return offsets.map { $0 ?? 0 }
  }
}

extension GradientOffset {
  /// Returns the offset as a fraction of the line, or `nil` if it cannot be resolved.
  fileprivate func fraction(of length: Double) -> Double? {
    let offset: Double? =
      switch self {
      case .percentage(let percentage): percentage / 100
      case .length(let pixels): pixels.pixels.map { $0 / length }
      case .angle(let angle): angle.degrees / length
      case .calculation(let calculation):
        calculation.resolved(percentagesOf: length).map { $0 / length }
      }
    return offset.map(\.limited)
  }
}

/// Two adjacent colors of a gradient, and the transition between them.
private struct ColorSegment {
  let from: CSSColor
  let to: CSSColor
  let start: Double
  let end: Double
  let hint: Double?
  let method: ColorInterpolationMethod

  /// Returns the stops of both ends, and as many between them as interpolation in sRGB needs.
  func stops(depth: Int) -> [DisplayGradient.Stop] {
    let first = DisplayGradient.Stop(start, color(at: 0))
    let last = DisplayGradient.Stop(end, color(at: 1))
    guard start < end else { return [first, last] }
    if let hint, hint <= start { return [first, .init(start, last.color), last] }
    if let hint, hint >= end { return [first, .init(end, first.color), last] }
    if method.space == .srgb || method.space == .rgb, hint == nil { return [first, last] }
    var stops = [first]
    subdivide(first, last, from: 0, to: 1, depth: depth, into: &stops)
    stops.append(last)
    return stops
  }

  /// Adds stops between two stops if a linear interpolation would differ visibly.
  private func subdivide(
    _ low: DisplayGradient.Stop, _ high: DisplayGradient.Stop, from: Double, to: Double, depth: Int,
    into stops: inout [DisplayGradient.Stop]
  ) {
    guard depth > 0 else { return }
    let half = (from + to) / 2
    let isStraight = [0.25, 0.5, 0.75].allSatisfy { fraction in
      let interpolated = low.color.mixed(with: high.color, fraction)
      return PremultipliedColor(interpolated).distance(
        to: PremultipliedColor(color(at: from + (to - from) * fraction))) < 1.0 / 512
    }
    if isStraight { return }
    let middle = DisplayGradient.Stop(start + (end - start) * half, color(at: half))
    subdivide(low, middle, from: from, to: half, depth: depth - 1, into: &stops)
    stops.append(middle)
    subdivide(middle, high, from: half, to: to, depth: depth - 1, into: &stops)
  }

  /// Returns the color at a fraction of the segment.
  private func color(at fraction: Double) -> RGBA {
    RGBA(CSSColor.interpolated(from: from, to: to, at: weight(at: fraction), in: method))
  }

  /// Returns the weight of the second color at a fraction of the segment.
  ///
  /// Defined by [CSS Images 4, section 3.4.2](https://drafts.csswg.org/css-images-4/#color-interpolation-hint).
  private func weight(at fraction: Double) -> Double {
    guard let hint, start < end, fraction > 0, fraction < 1 else { return fraction }
    let middle = (hint - start) / (end - start)
    return pow(fraction, log(0.5) / log(middle))
  }
}
