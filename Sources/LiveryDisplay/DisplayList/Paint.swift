// SPDX-License-Identifier: Apache-2.0

/// The content that fills a path.
public enum Paint: Sendable, Hashable {
  /// A solid color.
  case color(RGBA)
  /// A gradient.
  indirect case gradient(DisplayGradient)
  /// An image or a paint, once or as tiles.
  indirect case pattern(DisplayPattern)
}

extension Paint {
  /// Whether the paint is invisible.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 0 }
    case .pattern: false
    }
  }
}
