// SPDX-License-Identifier: Apache-2.0

/// Returns the source with the logical longhands and the physical longhands that they map to.
func logicalLonghands(_ table: PropertyTable) throws -> String {
  let longhands = table.properties.filter { $0.longhands == nil }.map(\.name)
  let numbers = Dictionary(uniqueKeysWithValues: zip(longhands, 0...))
  var rows: [[Int]] = []
  for (number, name) in longhands.enumerated() {
    guard let logical = LogicalName(name) else { continue }
    let physical = logical.physicalNames.compactMap { numbers[$0] }
    // A flow word alone is not enough: `block-ellipsis` maps to no physical property.
    if physical.isEmpty { continue }
    guard physical.count == logical.physicalNames.count else {
      throw TableError("'\(name)' lacks some of \(logical.physicalNames.joined(separator: ", "))")
    }
    rows.append(
      [number, logical.part] + physical + Array(repeating: number, count: 4 - physical.count))
  }
  let logical = Set(rows.map { $0[0] })
  return """
    extension Property {
      /// A bit for each property, set for a logical longhand.
      static let logicalBits: [UInt64] = [
    \(wrapped(bits(table.properties.indices.map(logical.contains))).indented(4))
      ]

      /// Six numbers for each logical longhand: the longhand, the `Flow.Part` and four physical longhands.
      ///
      /// An axis has two physical longhands, which the logical longhand itself follows twice.
      static let logicalRows: [UInt16] = [
    \(rows.map { row in row.map { "\($0)," }.joined(separator: " ") }.indented(4))
      ]
    }
    """
}

/// The name of a logical longhand.
///
/// Defined by [CSS Logical 1, section 4](https://drafts.csswg.org/css-logical-1/#box).
private struct LogicalName {
  /// The number of the `Flow.Part` in CSSValues.
  ///
  /// The parts are block-start, block-end, inline-start, inline-end, the block axis, the inline
  /// axis, and the corners start-start, start-end, end-start and end-end.
  let part: Int
  /// The physical longhands of the sides (top, right, bottom, left), axes (x, y) or corners.
  ///
  /// The corners are clockwise from the top left.
  let physicalNames: [String]

  /// Creates a logical name, or returns `nil` for a name without a flow-relative part.
  init?(_ name: String) {
    if let side = Self.side(name) {
      self = side
    } else if let axis = Self.axis(name) {
      self = axis
    } else if let corner = Self.corner(name) {
      self = corner
    } else {
      return nil
    }
  }

  private init(part: Int, physicalNames: [String]) {
    self.part = part
    self.physicalNames = physicalNames
  }

  /// Returns the parts of a name with a side, such as `margin-inline-start` or `inset-inline-end`.
  private static func side(_ name: String) -> LogicalName? {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    for start in words.indices.dropLast() {
      guard let axis = ["block", "inline"].firstIndex(of: words[start]),
        let end = ["start", "end"].firstIndex(of: words[start + 1])
      else { continue }
      let before = words[..<start] == ["inset"] ? [] : words[..<start]
      return LogicalName(
        part: axis * 2 + end,
        physicalNames: ["top", "right", "bottom", "left"].map { side in
          (before + [side[...]] + words[(start + 2)...]).joined(separator: "-")
        })
    }
    return nil
  }

  /// Returns the parts of a name that ends in an axis: `min-inline-size`, `overflow-block`.
  private static func axis(_ name: String) -> LogicalName? {
    for (part, word) in [(4, "block"), (5, "inline")] {
      for (ending, axes) in [(word + "-size", ["width", "height"]), ("-" + word, ["-x", "-y"])]
      where name.hasSuffix(ending) {
        return LogicalName(
          part: part, physicalNames: axes.map { name.dropLast(ending.count) + $0 })
      }
    }
    return nil
  }

  /// Returns the parts of a name with a corner, such as `border-start-end-radius`.
  ///
  /// The first word of the corner is the block side, and the second word is the inline side.
  private static func corner(_ name: String) -> LogicalName? {
    let corners = ["start-start", "start-end", "end-start", "end-end"]
    guard let corner = corners.firstIndex(where: { name == "border-\($0)-radius" }) else {
      return nil
    }
    return LogicalName(
      part: 6 + corner,
      physicalNames: ["top-left", "top-right", "bottom-right", "bottom-left"].map {
        "border-\($0)-radius"
      })
  }
}
