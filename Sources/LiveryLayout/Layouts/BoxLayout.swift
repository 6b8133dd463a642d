// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A layout of elements with their positions, for drawing, hit testing and frame queries.
///
/// ```swift
/// let layout = boxes.layout(width: 320, measuring: measuring)
/// layout.size                                        // 320 x 58
/// let list = layout.displayList()
/// layout.hit(Point(40, 12))                          // the number of the innermost element there
/// ```
///
/// Measuring and drawing use the same layout, so its size is the size of the drawing.
public struct BoxLayout: Sendable {
  /// The elements with their styles.
  public let boxes: BoxTree
  /// The source of text and image sizes.
  let measuring: MeasurementContext
  /// The fragment of the root.
  let root: Fragment

  /// The margins of the root in px, which the frames of elements exclude.
  public let margin: Insets

  /// The size of the root's border box in px.
  public var size: Size { root.frame.size }

  /// The size of the root with its margins, in px.
  public var outerSize: Size { root.frame.size + margin }

  /// The distance of the first baseline from the top in px; `nil` if there is no text.
  public var baseline: Double? { root.baseline }
}

extension BoxTree {
  /// Lays out the elements.
  ///
  /// - Parameters:
  ///   - width: the available width in px, or `nil` for the preferred width; a negative
  ///     width or NaN becomes 0, and the maximum is a million px.
  ///   - height: the required height of the root in px; `nil` for its own height.
  ///   - measuring: the source of text and image sizes.
  /// - Returns: the layout.
  public func layout(
    width: Double?, height: Double? = nil, measuring: MeasurementContext
  ) -> BoxLayout {
    let pass = LayoutPass(nodes, measuring: measuring)
    let availableSpace = width.map { max(0, $0.bounded) } ?? pass.outerIntrinsicWidth(of: 0).maximum
    let containing = ContainingBlock(
      width: availableSpace, height: height.map { max(0, $0.bounded) })
    let margin = pass.box(0).margin.resolved(of: availableSpace)
    let border = pass.usedWidth(
      of: 0, in: containing, availableSpace: availableSpace - margin.horizontal, fills: true)
    var root = pass.layoutBox(
      0, width: border, in: containing,
      height: height.map { .fixed(max(0, $0.bounded), isDefinite: true) } ?? .fromStyle
    ).fragment
    if pass.hasPlaceholders {
      AbsoluteLayout(pass: pass).layout(&root)
    }
    return BoxLayout(boxes: self, measuring: measuring, root: root, margin: margin)
  }
}
