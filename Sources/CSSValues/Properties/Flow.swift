// SPDX-License-Identifier: Apache-2.0

/// Which way an element's lines run, and the text in them: what tells where `inline-start` is.
///
/// ```swift
/// Flow(.verticalRl, .ltr).side(.blockStart)    // .right
/// ```
///
/// Defined by [CSS Writing Modes 4, section 6.4](https://drafts.csswg.org/css-writing-modes-4/#logical-to-physical).
package struct Flow: Sendable, Hashable {
  /// Which way lines run, and on which side the next one stands.
  package let writingMode: WritingMode
  /// Which way text runs in a line.
  package let direction: TextDirection

  /// A flow; by default that of a root.
  package init(_ writingMode: WritingMode = .horizontalTb, _ direction: TextDirection = .ltr) {
    self.writingMode = writingMode
    self.direction = direction
  }

  /// A side of a box.
  package enum Side: Int, Sendable { case top, right, bottom, left }

  /// A side of a box by the flow.
  package enum LogicalSide: Int, Sendable { case blockStart, blockEnd, inlineStart, inlineEnd }

  /// A number from 0 that no other flow has.
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

  /// Every flow, by its number.
  package static let all = [
    WritingMode.horizontalTb, .verticalRl, .verticalLr, .sidewaysRl, .sidewaysLr,
  ]
  .flatMap { [Flow($0, .ltr), Flow($0, .rtl)] }

  /// Whether lines run across.
  package var isHorizontal: Bool { writingMode == .horizontalTb }

  /// Where a side is.
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
  /// The side across.
  fileprivate var opposite: Self {
    switch self {
    case .top: .bottom
    case .right: .left
    case .bottom: .top
    case .left: .right
    }
  }
}
