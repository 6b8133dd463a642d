// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A pass over finished lines that computes the slices of broken inline boxes.
struct InlineSlicer {
  /// The total width of the fragments of each element.
  private var widths: [Int: Double] = [:]
  /// The total width of the fragments before the next fragment of each element.
  private var consumedWidths: [Int: Double] = [:]

  /// Computes the slices of all inline fragments.
  ///
  /// - Parameters:
  ///   - fragments: the fragments of all lines.
  ///   - lines: the range of fragments of each line, from top to bottom.
  ///   - isRightToLeft: whether the base direction is right to left, so that later fragments are on
  ///     the left.
  static func slice(_ fragments: inout [Fragment], lines: [Range<Int>], isRightToLeft: Bool) {
    var slicer = InlineSlicer()
    for fragment in fragments { slicer.measure(fragment) }
    guard !slicer.widths.isEmpty else { return }
    let ordered = isRightToLeft ? lines.reversed() : lines
    for line in ordered { for index in line { slicer.slice(&fragments[index]) } }
  }

  private mutating func measure(_ fragment: Fragment) {
    guard case .inline = fragment.kind else { return }
    widths[fragment.element, default: 0] += fragment.frame.width
    for child in fragment.children { measure(child) }
  }

  private mutating func slice(_ fragment: inout Fragment) {
    guard case .inline = fragment.kind else { return }
    let left = consumedWidths[fragment.element, default: 0]
    let end = left + fragment.frame.width
    consumedWidths[fragment.element] = end
    let right = (widths[fragment.element] ?? end) - end
    fragment.kind = .inline(InlineSlice(left: left, right: right))
    for index in fragment.children.indices { slice(&fragment.children[index]) }
  }
}
