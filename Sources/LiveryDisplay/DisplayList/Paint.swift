// SPDX-License-Identifier: Apache-2.0

/// What an outline is filled with.
public enum Paint: Sendable, Hashable {
  /// One color.
  case color(RGBA)
  /// Colors that pass into each other.
  indirect case gradient(DisplayGradient)
  /// A picture, once or as tiles.
  indirect case pattern(DisplayPattern)
}

extension Paint {
  /// Whether nothing would be seen.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha == 0 }
    case .pattern: false
    }
  }
}
