// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// Tells the pieces of inline elements which parts of the whole they are, once all lines stand.
struct InlineSlicer {
  /// How wide all pieces of an element are.
  private var widths: [Int: Double] = [:]
  /// How wide those are that stand to the left of the next one.
  private var placed: [Int: Double] = [:]

  /// Measures pieces, and tells them which parts they are.
  ///
  /// - Parameters:
  ///   - fragments: what stands on the lines.
  ///   - lines: which of it is on which line, from top to bottom.
  ///   - isRightToLeft: whether the lines run from the right: a piece further down stands to the left then.
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
    let left = placed[fragment.element, default: 0]
    let end = left + fragment.frame.width
    placed[fragment.element] = end
    let right = (widths[fragment.element] ?? end) - end
    fragment.kind = .inline(InlineSlice(left: left, right: right))
    for index in fragment.children.indices { slice(&fragment.children[index]) }
  }
}
