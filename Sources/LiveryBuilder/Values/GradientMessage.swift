// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A gradient in messages to the editor.
enum GradientMessage {
  /// Returns a gradient, or null if it has color hints, in which case it is edited as text.
  static func data(_ gradient: CSSGradient) -> JSONData {
    var stops: [JSONData] = []
    for stop in gradient.stops {
      guard case .color(let color, let offset) = stop else { return .null }
      let absolute = color.resolved(currentColor: CSSColor(rgba: 0x0000_00FF))
      stops.append(
        .object([
          "color": .object(["text": .text("\(color)"), "data": ColorMessage.data(absolute)]),
          "position": .optional(offset?.description),
        ]))
    }
    return .object([
      "form": .text(form(of: gradient)), "repeating": .boolean(gradient.isRepeating),
      "geometry": .text(geometry(of: gradient)), "stops": .list(stops),
    ])
  }

  private static func form(of gradient: CSSGradient) -> String {
    switch gradient.geometry {
    case .linear: "linear"
    case .radial: "radial"
    case .conic: "conic"
    }
  }

  /// Returns the text before the first comma, unless it is a color stop.
  private static func geometry(of gradient: CSSGradient) -> String {
    let text = gradient.description
    let stops = gradient.stops.map(\.description).joined(separator: ", ")
    let inner = text.drop { $0 != "(" }.dropFirst().dropLast()
    guard inner.hasSuffix(stops), inner.count > stops.count else { return "" }
    return String(inner.dropLast(stops.count + 2))
  }
}
