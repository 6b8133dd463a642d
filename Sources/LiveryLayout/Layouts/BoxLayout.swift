// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Elements at their places: what is drawn, hit and asked for frames.
///
/// ```swift
/// let layout = boxes.layout(width: 320, measuring: measuring)
/// layout.size                                        // 320 x 58
/// let list = layout.displayList()
/// layout.hit(Point(40, 12))                          // the number of the innermost element there
/// ```
///
/// Measuring and drawing are the same layout: its size is the size of what it draws.
public struct BoxLayout: Sendable {
  /// The elements with their styles.
  public let boxes: BoxTree
  /// The measures of texts and pictures.
  let measuring: Measuring
  /// The root's border box.
  let root: Fragment

  /// The distances from the root's border box to what is around it, in px; the frames of elements do not count them.
  public let margin: Insets

  /// The size of the root's border box in px.
  public var size: Size { root.frame.size }

  /// The size of the root with its margins, in px.
  public var outerSize: Size { root.frame.size + margin }

  /// How far the first line's baseline is below the top, in px; nil where there is no text.
  public var baseline: Double? { root.baseline }
}

extension BoxTree {
  /// Lays out the elements.
  ///
  /// - Parameters:
  ///   - width: the width in px that there is; nil for as much as the content wants. What is negative or no number is 0.
  ///   - height: the height in px that the root must have; nil for its own.
  ///   - measuring: who knows how large texts and pictures are.
  /// - Returns: the elements at their places.
  public func layout(
    width: Double?, height: Double? = nil, measuring: Measuring
  ) -> BoxLayout {
    let pass = LayoutPass(nodes, measuring: measuring)
    let room = width.map { max(0, $0.bounded) } ?? pass.outerIntrinsicWidth(of: 0).most
    let containing = ContainingBlock(width: room, height: height.map { max(0, $0.bounded) })
    let margin = pass.box(0).margin.resolved(of: room)
    let border = pass.usedWidth(
      of: 0, in: containing, room: room - margin.horizontal, fills: true)
    var root = pass.layoutBox(
      0, width: border, in: containing,
      height: height.map { .fixed(max(0, $0.bounded), isDefinite: true) } ?? .own
    ).fragment
    if pass.hasPlaceholders {
      AbsolutePlacer(pass: pass).place(&root)
    }
    return BoxLayout(boxes: self, measuring: measuring, root: root, margin: margin)
  }
}
