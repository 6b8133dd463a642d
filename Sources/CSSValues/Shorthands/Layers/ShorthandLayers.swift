// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The layers of a shorthand whose longhands are lists, such as `background` and `transition`.
///
/// Each layer gives an element to each list, so that all lists are of the same length.
struct ShorthandLayers {
  /// The longhands that are lists.
  let listed: [Property]
  /// Those that are not, or that the layers only reset.
  let others: [Property]
  /// What each layer sets.
  private(set) var layers: [LonghandSlots] = []

  /// The layers of a shorthand whose first longhands are lists.
  init(_ property: Property, listed count: Int) {
    let longhands = property.longhands
    listed = Array(longhands.prefix(count))
    others = Array(longhands.dropFirst(count))
  }
}

extension ShorthandLayers {
  /// Reads the layers with commas between them.
  ///
  /// - Parameters:
  ///   - cursor: stands before the first layer.
  ///   - readLayer: reads all of one layer; it is told whether the layer is the last one.
  /// - Returns: the values of all longhands.
  mutating func read(
    _ cursor: inout TokenCursor,
    _ readLayer: (inout TokenCursor, inout LonghandSlots, _ isLast: Bool) -> Bool
  ) -> [LonghandValue]? {
    repeat {
      let comma = cursor.nextComma
      var slots = LonghandSlots(listed + others)
      let isLast = comma >= cursor.end
      let layer = cursor.part(upTo: comma) { part in
        readLayer(&part, &slots, isLast) ? slots : nil
      }
      guard let layer else { return nil }
      layers.append(layer)
    } while cursor.takeComma()
    return longhandValues
  }

  /// The lists that the layers make; what only the last one sets is taken from there.
  private var longhandValues: [LonghandValue] {
    guard let last = layers.last else { return [] }
    if layers.count == 1 { return last.longhandValues }
    let lists = listed.map { longhand in
      let initial = longhand.initialItem
      return LonghandValue(longhand, .list(layers.map { $0[longhand]?.onlyItem ?? initial }))
    }
    return lists + others.map { LonghandValue($0, last[$0] ?? $0.initialValue) }
  }
}

extension ShorthandLayers {
  /// Writes the layers with commas between them.
  ///
  /// - Parameters:
  ///   - values: the values of all longhands.
  ///   - listed: how many of the first longhands are lists.
  ///   - writeLayer: writes one layer, given an element of each list; it is told whether the layer is the last one.
  /// - Returns: nil when the lists are of different lengths or a layer cannot be written.
  static func text(
    of values: ShorthandValues, listed: Int,
    _ writeLayer: (_ layer: ShorthandValues, _ isLast: Bool) -> String?
  ) -> String? {
    let longhands = Array(values.longhands.prefix(listed))
    let lists = values.values.prefix(listed).map(\.items)
    guard let count = lists.first?.count, lists.allSatisfy({ $0.count == count }) else {
      return nil
    }
    var texts: [String] = []
    for index in 0..<count {
      let layer = ShorthandValues(
        property: values.property, longhands: longhands, values: lists.map { $0[index] },
        areComputed: values.areComputed)
      guard let text = writeLayer(layer, index == count - 1) else { return nil }
      texts.append(text)
    }
    return texts.joined(separator: ", ")
  }
}
