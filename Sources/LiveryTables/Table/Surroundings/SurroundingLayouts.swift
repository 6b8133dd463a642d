// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

/// The layouts of a table that are kept.
struct TableLayouts: Sendable {
  /// The rows that were laid out last, the visible ones among them.
  var rows: [TablePosition: BoxLayout] = [:]
  /// The surroundings of the rows.
  var surroundings = SurroundingLayouts()
}

/// The layouts of the surroundings of the rows, until the width or the theme changes.
struct SurroundingLayouts: Sendable {
  /// What a layout depends on.
  struct Key: Sendable, Hashable {
    let element: LayoutElement
    let width: Double?
    let height: Double?
  }

  private var known: [Key: BoxLayout] = [:]
  /// How many layouts are kept.
  private static let capacity = 64

  /// A layout that is known; nil where it is not.
  subscript(key: Key) -> BoxLayout? {
    get { known[key] }
    set {
      if known.count >= Self.capacity { known.removeAll() }
      known[key] = newValue
    }
  }
}

extension StyledTable {
  /// Lays out something that stands around the rows, or finds it as it was laid out last.
  ///
  /// - Parameters:
  ///   - element: what it is.
  ///   - width: the width in px that there is; nil for as much as it wants.
  ///   - height: the height in px; nil for its own.
  /// - Returns: its layout.
  mutating func surrounding(
    _ element: LayoutElement, width: Double?, height: Double? = nil
  ) -> BoxLayout {
    let key = SurroundingLayouts.Key(element: element, width: width, height: height)
    if let known = layouts.surroundings[key] { return known }
    let layout = appearance.boxes(element)
      .layout(width: width, height: height, measuring: context.measuring)
    layouts.surroundings[key] = layout
    return layout
  }
}
