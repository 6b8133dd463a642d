// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSValues
import LiveryDisplay

/// The colors of a gradient along its line: stops of sRGB by rising offsets, mixed with their opacity applied.
struct ColorRamp {
  typealias Stop = DisplayGradient.Stop

  /// The stops; at least one.
  var stops: [Stop]
  /// The color of a gradient that is the same everywhere because its stops lie at one place.
  var solid: RGBA?
}

extension ColorRamp {
  /// The offset of the first stop.
  var first: Double { stops.first?.offset ?? 0 }
  /// The offset of the last stop.
  var last: Double { stops.last?.offset ?? 0 }

  /// The color at an offset; behind an edge where one is there.
  func color(at offset: Double) -> RGBA {
    guard let first = stops.first, offset >= first.offset else {
      return stops.first?.color ?? .clear
    }
    let next = stops.partitioningIndex { $0.offset > offset }
    guard next < stops.count else { return stops[next - 1].color }
    let (from, to) = (stops[next - 1], stops[next])
    return from.color.mixed(with: to.color, (offset - from.offset) / (to.offset - from.offset))
  }

  /// The color right before an offset.
  private func color(before offset: Double) -> RGBA {
    guard let index = stops.firstIndex(where: { $0.offset >= offset }) else {
      return stops.last?.color ?? .clear
    }
    guard index > 0, stops[index].offset > offset else { return stops[index].color }
    return color(at: offset)
  }

  /// The ramp with nothing beyond two offsets.
  func cut(from low: Double, to high: Double) -> ColorRamp {
    guard first < low || last > high else { return self }
    var result: [Stop] = []
    if first < low { result.append(Stop(low, color(at: low))) }
    let (cutsLow, cutsHigh) = (first < low, last > high)
    result += stops.filter { (!cutsLow || $0.offset > low) && (!cutsHigh || $0.offset < high) }
    if last > high { result.append(Stop(high, color(before: high))) }
    return ColorRamp(stops: result)
  }

  /// The ramp with offsets such that one becomes 0 and another one 1.
  func rescaled(from low: Double, to high: Double) -> ColorRamp {
    ColorRamp(
      stops: stops.map { Stop(min(max(($0.offset - low) / (high - low), 0), 1), $0.color) })
  }

  /// A ramp from 0 to 1 that repeats, begun at another place: what was at 0 comes to lie at the rest of a distance.
  func turned(by distance: Double) -> ColorRamp {
    let shift = distance - distance.rounded(.down)
    guard shift > 0, shift < 1 else { return self }
    let place = 1 - shift
    let tail = stops.filter { $0.offset > place }.map { Stop($0.offset + shift - 1, $0.color) }
    let head = stops.filter { $0.offset < place }.map { Stop($0.offset + shift, $0.color) }
    return ColorRamp(
      stops: [Stop(0, color(at: place))] + tail + head + [Stop(1, color(before: place))])
  }

  /// The most stops of a ramp that is repeated.
  private static let maximumCount = 10_000

  /// The ramp again and again, between two offsets.
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
    return ColorRamp(stops: result).cut(from: low, to: high)
  }

  /// The color of the whole ramp seen from far away.
  var average: RGBA {
    guard let firstStop = stops.first, last > first else {
      // Stops at one place count alike, the outer ones by half.
      return ColorRamp(
        stops: stops.indices.map { Stop(Double($0), stops[$0].color) }
      ).averageOfSpread ?? stops.first?.color ?? .clear
    }
    return averageOfSpread ?? firstStop.color
  }

  private var averageOfSpread: RGBA? {
    guard last > first else { return nil }
    var sum = PremultipliedColor.clear
    for (from, to) in zip(stops, stops.dropFirst()) {
      let weight = (to.offset - from.offset) / (last - first)
      sum += (PremultipliedColor(from.color) + PremultipliedColor(to.color)) * (weight / 2)
    }
    return sum.color
  }
}
