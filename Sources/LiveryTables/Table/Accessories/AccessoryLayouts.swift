// SPDX-License-Identifier: Apache-2.0
import LiveryLayout

/// The cached layouts of a table.
struct TableLayouts: Sendable {
  /// The layouts of the most recent rows, including the visible rows.
  var rows: [TablePosition: BoxLayout] = [:]
  /// The layouts of the parts around the rows.
  var accessories = AccessoryLayouts()
}

/// A cache of the layouts around the rows, valid until the width or the theme changes.
struct AccessoryLayouts: Sendable {
  /// The input of a layout.
  struct Key: Sendable, Hashable {
    let element: LayoutElement
    let width: Double?
    let height: Double?
  }

  private var cache: [Key: BoxLayout] = [:]
  /// The maximum number of cached layouts.
  private static let capacity = 64

  /// The cached layout for a key, or `nil` if there is none.
  subscript(key: Key) -> BoxLayout? {
    get { cache[key] }
    set {
      if cache.count >= Self.capacity { cache.removeAll() }
      cache[key] = newValue
    }
  }
}

extension StyledTable {
  /// Returns the layout of an element around the rows, cached if possible.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - width: the available width in px; `nil` for the preferred width.
  ///   - height: the height in px; `nil` for the preferred height.
  /// - Returns: the layout.
  mutating func accessoryLayout(
    _ element: LayoutElement, width: Double?, height: Double? = nil
  ) -> BoxLayout {
    let key = AccessoryLayouts.Key(element: element, width: width, height: height)
    if let cached = layouts.accessories[key] { return cached }
    let layout = appearance.boxes(element)
      .layout(width: width, height: height, measuring: context.measuring)
    layouts.accessories[key] = layout
    return layout
  }
}
