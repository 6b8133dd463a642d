// SPDX-License-Identifier: Apache-2.0

/// Logical properties, which name a side, an axis or a corner by the flow, and the physical ones that they are the same
/// as in some flow.
///
/// Defined by [CSS Logical 1, section 4](https://drafts.csswg.org/css-logical-1/#box).
extension Property {
  /// Whether the longhand is the same as a physical one, and the flow tells which.
  package var isLogical: Bool { !isShorthand && Self.areLogical[Int(rawValue)] }

  /// The physical longhand that a logical one is in a flow; the longhand itself for every other one.
  ///
  /// ```swift
  /// Property.marginInlineStart.physical(in: Flow(.horizontalTb, .rtl))    // .marginRight
  /// ```
  package func physical(in flow: Flow) -> Property {
    isShorthand ? self : Self.physical[flow.number * Self.longhandCount + Int(rawValue)]
  }

  /// For each flow the physical longhand of each longhand.
  private static let physical = Flow.all.flatMap { flow in
    allCases.prefix(longhandCount).map { $0.foundPhysical(in: flow) }
  }

  private func foundPhysical(in flow: Flow) -> Property {
    switch Self.logical[rawValue] {
    case .side(let side, let physical): physical[flow.side(side).rawValue]
    case .axis(let isInline, let across, let down): isInline == flow.isHorizontal ? across : down
    case .corner(let block, let inline, let physical):
      Self.corner(flow.side(block), flow.side(inline), of: physical)
    case nil: self
    }
  }

  /// The logical longhand that a physical one is in a flow; nil for one that is none in any.
  package func logical(in flow: Flow) -> Property? {
    Self.logicalOfPhysical[rawValue]?.first { $0.physical(in: flow) == self }
  }

  private enum Logical: Sendable {
    /// A side, and the physical longhands in the order top, right, bottom, left.
    case side(Flow.LogicalSide, [Property])
    /// An axis, and the longhands of the horizontal and of the vertical one.
    case axis(isInline: Bool, across: Property, down: Property)
    /// The corner of two sides, and the physical longhands clockwise from the top left one.
    case corner(Flow.LogicalSide, Flow.LogicalSide, [Property])

    /// The longhands that it may be.
    var physical: [Property] {
      switch self {
      case .side(_, let all), .corner(_, _, let all): all
      case .axis(_, let across, let down): [across, down]
      }
    }
  }

  private static func corner(
    _ first: Flow.Side, _ second: Flow.Side, of clockwise: [Property]
  ) -> Property {
    let sides = [first, second]
    let isLeft = sides.contains(.left)
    return clockwise[sides.contains(.top) ? (isLeft ? 0 : 1) : (isLeft ? 3 : 2)]
  }

  private static let logical: [UInt16: Logical] = {
    var all: [UInt16: Logical] = [:]
    for property in allCases.prefix(longhandCount) {
      all[property.rawValue] =
        side(property.name) ?? axis(property.name) ?? corner(property.name)
    }
    return all
  }()

  /// For each longhand whether it is logical.
  private static let areLogical = (0..<UInt16(longhandCount)).map { logical[$0] != nil }

  private static let logicalOfPhysical: [UInt16: [Property]] = {
    var all: [UInt16: [Property]] = [:]
    for property in allCases.prefix(longhandCount) {
      for physical in logical[property.rawValue]?.physical ?? [] {
        all[physical.rawValue, default: []].append(property)
      }
    }
    return all
  }()

  /// The longhands of some names; nil where one is no longhand.
  private static func longhands(_ names: [String]) -> [Property]? {
    let found = names.compactMap { Property(name: $0) }.filter { !$0.isShorthand }
    return found.count == names.count ? found : nil
  }

  /// What a name with a logical side in it is: `margin-inline-start`, `border-block-end-color`, `inset-inline-end`.
  private static func side(_ name: String) -> Logical? {
    let sides: [(String, Flow.LogicalSide)] = [
      ("block-start", .blockStart), ("block-end", .blockEnd), ("inline-start", .inlineStart),
      ("inline-end", .inlineEnd),
    ]
    for (word, side) in sides where ("-" + name + "-").contains("-" + word + "-") {
      let parts = name.split(separator: word, omittingEmptySubsequences: false)
      let before = parts[0] == "inset-" ? "" : parts[0]
      let names = ["top", "right", "bottom", "left"].map { String(before + $0 + parts[1]) }
      return longhands(names).map { .side(side, $0) }
    }
    return nil
  }

  /// What the name of an axis is: `min-inline-size`, `overflow-block`.
  private static func axis(_ name: String) -> Logical? {
    for (isInline, word) in [(true, "inline"), (false, "block")] {
      let pairs = [(word + "-size", "width", "height"), ("-" + word, "-x", "-y")]
      for (ending, across, down) in pairs where name.hasSuffix(ending) {
        let start = name.dropLast(ending.count)
        return longhands([start + across, start + down].map(String.init))
          .map { .axis(isInline: isInline, across: $0[0], down: $0[1]) }
      }
    }
    return nil
  }

  /// What the name of a corner is: `border-start-end-radius` is the one of the block's start and the line's end.
  private static func corner(_ name: String) -> Logical? {
    for (first, block) in [("start", Flow.LogicalSide.blockStart), ("end", .blockEnd)] {
      for (second, inline) in [("start", Flow.LogicalSide.inlineStart), ("end", .inlineEnd)]
      where name == "border-\(first)-\(second)-radius" {
        let names = ["top-left", "top-right", "bottom-right", "bottom-left"]
        return longhands(names.map { "border-\($0)-radius" }).map { .corner(block, inline, $0) }
      }
    }
    return nil
  }
}
