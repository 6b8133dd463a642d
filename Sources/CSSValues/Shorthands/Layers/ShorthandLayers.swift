// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The layers of a shorthand with list-valued longhands, such as `background` and `transition`.
///
/// Each layer adds one element to each list, so all lists have equal lengths.
struct ShorthandLayers {
  /// The list-valued longhands.
  let listed: [Property]
  /// The other longhands, which only the last layer sets or which are only reset.
  let others: [Property]
  /// The values of each layer.
  private(set) var layers: [LonghandSlots] = []

  /// Creates the layers of a shorthand whose first longhands are list-valued.
  init(_ property: Property, listed count: Int) {
    let longhands = property.longhands
    listed = Array(longhands.prefix(count))
    others = Array(longhands.dropFirst(count))
  }
}

extension ShorthandLayers {
  /// Parses layers separated by commas.
  ///
  /// - Parameters:
  ///   - cursor: The cursor, positioned before the first layer.
  ///   - parseLayer: A function that parses a whole layer. Its last argument indicates whether the
  ///     layer is the last one.
  /// - Returns: The values of all longhands, or `nil` if a layer is invalid.
  mutating func parse(
    _ cursor: inout TokenCursor,
    _ parseLayer: (inout TokenCursor, inout LonghandSlots, _ isLast: Bool) -> Bool
  ) -> [LonghandValue]? {
    repeat {
      let comma = cursor.nextComma
      var slots = LonghandSlots(listed + others)
      let isLast = comma >= cursor.end
      let layer = cursor.part(upTo: comma) { part in
        parseLayer(&part, &slots, isLast) ? slots : nil
      }
      guard let layer else { return nil }
      layers.append(layer)
    } while cursor.consumeComma()
    return longhandValues
  }

  /// The lists of the layers' values, and the values that only the last layer sets.
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
  /// Serializes layers separated by commas.
  ///
  /// - Parameters:
  ///   - values: The values of all longhands.
  ///   - listed: The number of list-valued longhands, which come first.
  ///   - writeLayer: A function that serializes a layer from an element of each list. Its last
  ///     argument indicates whether the layer is the last one.
  /// - Returns: The text, or `nil` if the lists have different lengths or a layer cannot be
  ///   expressed.
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
