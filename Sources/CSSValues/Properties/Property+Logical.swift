// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Logical properties, which name a side, an axis or a corner by the flow, and the physical ones that they are the same
/// as in some flow.
///
/// Defined by [CSS Logical 1, section 4](https://drafts.csswg.org/css-logical-1/#box).
extension Property {
  /// Whether the longhand is the same as a physical one, and the flow tells which.
  package var isLogical: Bool { physical(in: Flow()) != self }

  /// The physical longhand that a logical one is in a flow; the longhand itself for every other one.
  ///
  /// ```swift
  /// Property.marginInlineStart.physical(in: Flow(.horizontalTb, .rtl))    // .marginRight
  /// ```
  package func physical(in flow: Flow) -> Property {
    isShorthand ? self : Self.physical[flow.number * Self.longhandCount + Int(rawValue)]
  }

  /// The logical longhand that a physical one is in a flow; nil for one that is none in any.
  package func logical(in flow: Flow) -> Property? {
    isShorthand ? nil : Self.logical[flow.number * Self.longhandCount + Int(rawValue)]
  }

  /// For each flow the physical longhand of each longhand.
  private static let physical: [Property] = {
    let longhands = allCases.prefix(longhandCount)
    let logical = longhands.map { mayBeLogical($0.name) ? meaning(of: $0.name) : nil }
    return Flow.all.flatMap { flow in
      zip(longhands, logical).map { $1?.physical(in: flow) ?? $0 }
    }
  }()

  /// For each flow the logical longhand of each longhand.
  private static let logical: [Property?] = {
    let longhands = Array(allCases.prefix(longhandCount))
    var all = [Property?](repeating: nil, count: physical.count)
    for (place, found) in physical.enumerated() {
      let (flow, number) = place.quotientAndRemainder(dividingBy: longhandCount)
      guard Int(found.rawValue) != number else { continue }
      all[flow * longhandCount + Int(found.rawValue)] = longhands[number]
    }
    return all
  }()

  /// What a name says of the flow; nil for nothing.
  private static func meaning(of name: String) -> Logical? {
    side(name) ?? axis(name) ?? corner(name)
  }

  /// Whether a word of the name is one of the flow: few are, and this compares no strings.
  private static func mayBeLogical(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { utf8 in
      var start = 0
      for end in 0...utf8.count where end == utf8.count || utf8[end] == UInt8(ascii: "-") {
        if isFlowWord(UnsafeBufferPointer(rebasing: utf8[start..<end])) { return true }
        start = end + 1
      }
      return false
    }
  }

  private static func isFlowWord(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    func equals(_ text: StaticString) -> Bool {
      word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    switch word.count {
    case 3: return equals("end")
    case 5: return equals("block") || equals("start")
    case 6: return equals("inline")
    default: return false
    }
  }

  private enum Logical {
    /// A side, and the physical longhands in the order top, right, bottom, left.
    case side(Flow.LogicalSide, [Property])
    /// An axis, and the longhands of the horizontal and of the vertical one.
    case axis(isInline: Bool, across: Property, down: Property)
    /// The corner of two sides, and the physical longhands clockwise from the top left one.
    case corner(Flow.LogicalSide, Flow.LogicalSide, [Property])

    /// The longhand that it is in a flow.
    func physical(in flow: Flow) -> Property {
      switch self {
      case .side(let side, let physical): physical[flow.side(side).rawValue]
      case .axis(let isInline, let across, let down): isInline == flow.isHorizontal ? across : down
      case .corner(let block, let inline, let physical):
        Property.corner(flow.side(block), flow.side(inline), of: physical)
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
    for (word, side) in sides {
      guard let place = name.firstOccurrence(of: word) else { continue }
      let (start, end) = (name[..<place.lowerBound], name[place.upperBound...])
      guard start.last ?? "-" == "-", end.first ?? "-" == "-" else { continue }
      let before = start == "inset-" ? "" : start
      let names = ["top", "right", "bottom", "left"].map { "\(before)\($0)\(end)" }
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
