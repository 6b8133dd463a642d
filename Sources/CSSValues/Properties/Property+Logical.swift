// SPDX-License-Identifier: Apache-2.0

/// The mapping between flow-relative longhands and physical ones.
///
/// Defined by [CSS Logical 1, section 4](https://drafts.csswg.org/css-logical-1/#box).
extension Property {
  /// Whether the property is a logical longhand.
  package var isLogical: Bool {
    Self.logicalBits[Int(rawValue >> 6)] >> UInt64(rawValue & 63) & 1 == 1
  }

  /// Returns the physical longhand of a logical one in a flow, or the property itself if it is not
  /// logical.
  ///
  /// ```swift
  /// Property.marginInlineStart.physical(in: Flow(.horizontalTb, .rtl))    // .marginRight
  /// ```
  package func physical(in flow: Flow) -> Property {
    isShorthand ? self : Self.physical[flow.number * Self.longhandCount + Int(rawValue)]
  }

  /// Returns the logical longhand of a physical one in a flow, or `nil` if there is none.
  package func logical(in flow: Flow) -> Property? {
    isShorthand ? nil : Self.logical[flow.number * Self.longhandCount + Int(rawValue)]
  }

  /// The physical longhand of each longhand, for each flow.
  private static let physical: [Property] = {
    let longhands = allCases.prefix(longhandCount)
    var physical = Flow.all.flatMap { _ in longhands }
    for start in stride(from: 0, to: logicalRows.count, by: 6) {
      guard let part = Flow.Part(rawValue: logicalRows[start + 1]) else { continue }
      for flow in Flow.all {
        let number = logicalRows[start + 2 + flow.index(of: part)]
        physical[flow.number * longhandCount + Int(logicalRows[start])] = numbered(number)
      }
    }
    return physical
  }()

  /// The logical longhand of each longhand, for each flow.
  private static let logical: [Property?] = {
    var logical = [Property?](repeating: nil, count: physical.count)
    for start in stride(from: 0, to: logicalRows.count, by: 6) {
      let longhand = numbered(logicalRows[start])
      for flow in Flow.all {
        let physical = longhand.physical(in: flow)
        logical[flow.number * longhandCount + Int(physical.rawValue)] = longhand
      }
    }
    return logical
  }()
}

extension Flow {
  /// A flow-relative side, axis or corner of a box, numbered as in the generated table of logical
  /// longhands.
  fileprivate enum Part: UInt16 {
    case blockStart, blockEnd, inlineStart, inlineEnd
    case blockAxis, inlineAxis
    case startStart, startEnd, endStart, endEnd
  }

  /// Returns the index of a part among the physical longhands of its property.
  ///
  /// Sides are ordered top, right, bottom, left. Axes are ordered horizontal, vertical. Corners run
  /// clockwise from the top left.
  fileprivate func index(of part: Part) -> Int {
    switch part {
    case .blockStart: side(.blockStart).rawValue
    case .blockEnd: side(.blockEnd).rawValue
    case .inlineStart: side(.inlineStart).rawValue
    case .inlineEnd: side(.inlineEnd).rawValue
    case .blockAxis: isHorizontal ? 1 : 0
    case .inlineAxis: isHorizontal ? 0 : 1
    case .startStart: corner(.blockStart, .inlineStart)
    case .startEnd: corner(.blockStart, .inlineEnd)
    case .endStart: corner(.blockEnd, .inlineStart)
    case .endEnd: corner(.blockEnd, .inlineEnd)
    }
  }

  private func corner(_ block: LogicalSide, _ inline: LogicalSide) -> Int {
    let sides = (side(block), side(inline))
    let isTop = sides.0 == .top || sides.1 == .top
    let isLeft = sides.0 == .left || sides.1 == .left
    return isTop ? (isLeft ? 0 : 1) : (isLeft ? 3 : 2)
  }
}
