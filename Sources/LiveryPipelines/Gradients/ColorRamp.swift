// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSValues
import LiveryDisplay

/// The colors of a gradient along its line: sRGB stops by ascending offsets.
struct ColorRamp {
  typealias Stop = DisplayGradient.Stop

  /// The stops, of which there is at least one.
  var stops: [Stop]
  /// The solid color of a gradient whose stops all have the same offset.
  var solid: RGBA?
}

extension ColorRamp {
  /// The offset of the first stop.
  var first: Double { stops.first?.offset ?? 0 }
  /// The offset of the last stop.
  var last: Double { stops.last?.offset ?? 0 }

  /// Returns the color at an offset; at a hard edge, the color after it.
  func color(at offset: Double) -> RGBA {
    guard let first = stops.first, offset >= first.offset else {
      return stops.first?.color ?? .clear
    }
    let next = stops.partitioningIndex { $0.offset > offset }
    guard next < stops.count else { return stops[next - 1].color }
    let (from, to) = (stops[next - 1], stops[next])
    return from.color.mixed(with: to.color, (offset - from.offset) / (to.offset - from.offset))
  }

  /// Returns the color immediately before an offset.
  private func color(before offset: Double) -> RGBA {
    guard let index = stops.firstIndex(where: { $0.offset >= offset }) else {
      return stops.last?.color ?? .clear
    }
    guard index > 0, stops[index].offset > offset else { return stops[index].color }
    return color(at: offset)
  }

  /// Returns the ramp without the parts beyond two offsets.
  func clipped(from low: Double, to high: Double) -> ColorRamp {
    guard first < low || last > high else { return self }
    var result: [Stop] = []
    if first < low { result.append(Stop(low, color(at: low))) }
    let (cutsLow, cutsHigh) = (first < low, last > high)
    result += stops.filter { (!cutsLow || $0.offset > low) && (!cutsHigh || $0.offset < high) }
    if last > high { result.append(Stop(high, color(before: high))) }
    return ColorRamp(stops: result)
  }

  /// Returns the ramp with its offsets mapped from a range to 0 through 1.
  func rescaled(from low: Double, to high: Double) -> ColorRamp {
    ColorRamp(
      stops: stops.map { Stop(min(max(($0.offset - low) / (high - low), 0), 1), $0.color) })
  }

  /// Returns a repeating ramp from 0 to 1, shifted by a distance modulo 1.
  func shifted(by distance: Double) -> ColorRamp {
    let shift = distance - distance.rounded(.down)
    guard shift > 0, shift < 1 else { return self }
    let split = 1 - shift
    let tail = stops.filter { $0.offset > split }.map { Stop($0.offset + shift - 1, $0.color) }
    let head = stops.filter { $0.offset < split }.map { Stop($0.offset + shift, $0.color) }
    return ColorRamp(
      stops: [Stop(0, color(at: split))] + tail + head + [Stop(1, color(before: split))])
  }

  /// The maximum number of stops of a repeated ramp.
  private static let maximumCount = 10_000

  /// Returns the ramp repeated between two offsets.
  func repeated(from low: Double, to high: Double) -> ColorRamp {
    let period = last - first
    let count = (high - low) / period + 2
    guard period > 0, count * Double(stops.count) <= Double(Self.maximumCount) else {
      return ColorRamp(stops: [Stop(low, average)])
    }
    let start = first + ((low - first) / period).rounded(.down) * period
    var result: [Stop] = []
    for turn in 0..<Int(count.rounded(.up)) {
      let shift = start - first + Double(turn) * period
      result += stops.map { Stop($0.offset + shift, $0.color) }
    }
    return ColorRamp(stops: result).clipped(from: low, to: high)
  }

  /// The average color of the ramp.
  var average: RGBA {
    guard let firstStop = stops.first, last > first else {
      // Stops at a common offset have equal weights, except the outer ones, which have half.
      return ColorRamp(
        stops: stops.indices.map { Stop(Double($0), stops[$0].color) }
      ).averageOverExtent ?? stops.first?.color ?? .clear
    }
    return averageOverExtent ?? firstStop.color
  }

  private var averageOverExtent: RGBA? {
    guard last > first else { return nil }
    var sum = PremultipliedColor.clear
    for (from, to) in zip(stops, stops.dropFirst()) {
      let weight = (to.offset - from.offset) / (last - first)
      sum += (PremultipliedColor(from.color) + PremultipliedColor(to.color)) * (weight / 2)
    }
    return sum.color
  }
}
