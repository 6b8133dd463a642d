// SPDX-License-Identifier: Apache-2.0

/// The writing mode and direction of an element, which map logical sides such as `inline-start` to
/// physical ones.
///
/// ```swift
/// Flow(.verticalRl, .ltr).side(.blockStart)    // .right
/// ```
///
/// Defined by [CSS Writing Modes 4, section 6.4](https://drafts.csswg.org/css-writing-modes-4/#logical-to-physical).
package struct Flow: Sendable, Hashable {
  /// The direction of lines and the side on which the next line is placed.
  package let writingMode: WritingMode
  /// The inline base direction of the text.
  package let direction: TextDirection

  /// Creates a flow, by default that of a root element.
  package init(_ writingMode: WritingMode = .horizontalTb, _ direction: TextDirection = .ltr) {
    self.writingMode = writingMode
    self.direction = direction
  }

  /// A physical side of a box.
  package enum Side: Int, Sendable { case top, right, bottom, left }

  /// A flow-relative side of a box.
  package enum LogicalSide: Int, Sendable { case blockStart, blockEnd, inlineStart, inlineEnd }

  /// A unique index of the flow, from 0.
  package var number: Int {
    let mode =
      switch writingMode {
      case .horizontalTb: 0
      case .verticalRl: 1
      case .verticalLr: 2
      case .sidewaysRl: 3
      case .sidewaysLr: 4
      }
    return mode * 2 + (direction == .ltr ? 0 : 1)
  }

  /// All flows, ordered by `number`.
  package static let all = [
    WritingMode.horizontalTb, .verticalRl, .verticalLr, .sidewaysRl, .sidewaysLr,
  ]
  .flatMap { [Flow($0, .ltr), Flow($0, .rtl)] }

  /// Whether lines are horizontal.
  package var isHorizontal: Bool { writingMode == .horizontalTb }

  /// Returns the physical side of a flow-relative side.
  package func side(_ side: LogicalSide) -> Side {
    switch side {
    case .blockStart: blockStart
    case .blockEnd: blockStart.opposite
    case .inlineStart: inlineStart
    case .inlineEnd: inlineStart.opposite
    }
  }

  private var blockStart: Side {
    switch writingMode {
    case .horizontalTb: .top
    case .verticalRl, .sidewaysRl: .right
    case .verticalLr, .sidewaysLr: .left
    }
  }

  private var inlineStart: Side {
    let start: Side =
      switch writingMode {
      case .horizontalTb: .left
      case .verticalRl, .verticalLr, .sidewaysRl: .top
      case .sidewaysLr: .bottom
      }
    return direction == .ltr ? start : start.opposite
  }
}

extension Flow.Side {
  /// The opposite side.
  fileprivate var opposite: Self {
    switch self {
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    case .left: .right
    }
  }
}
