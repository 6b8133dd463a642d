// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

extension BoxLayout {
  /// The boxes of an element: one, or for an inline element one on each line.
  ///
  /// - Parameter number: the element's.
  /// - Returns: border boxes in the coordinates of the root's upper left corner; none for what is not shown.
  public func frames(of number: Int) -> [Rect] {
    var frames: [Rect] = []
    forEachFragment { fragment, frame in
      switch fragment.kind {
      case .box, .inline: if fragment.element == number { frames.append(frame) }
      case .text, .placeholder: break
      }
    }
    return frames
  }

  /// The first of the boxes of an element; nil for what is not shown.
  public func frame(of number: Int) -> Rect? { frames(of: number).first }

  /// The texts as they stand on lines, with their places.
  public var textLines: [TextLine] {
    var lines: [TextLine] = []
    forEachFragment { fragment, frame in
      guard case .text(let text) = fragment.kind else { return }
      lines.append(
        TextLine(
          text: text.text, frame: frame, baseline: frame.minY + text.baseline,
          element: boxes.owner(of: fragment.element), isMarker: fragment.isMarker))
    }
    return lines
  }

  /// The innermost element at a place.
  ///
  /// - Parameter point: a place in the coordinates of the root's upper left corner.
  /// - Returns: the element's number; nil where there is none.
  public func hit(_ point: Point) -> Int? {
    let order = PaintingOrder(nodes: boxes.nodes, visible: Rect(origin: point, size: .zero))
    return hit(PaintingOrder.Part(fragment: root, corner: .zero), at: point, in: order)
  }

  /// The innermost element at a place in what is painted together, of that which is painted last.
  private func hit(_ part: PaintingOrder.Part, at point: Point, in order: PaintingOrder) -> Int? {
    let frame = part.frame
    let box = boxes.nodes[part.fragment.element].style.box
    let isInside =
      frame.minX <= point.x && point.x < frame.maxX && frame.minY <= point.y
      && point.y < frame.maxY
    if !part.isBoxAlone, isInside || !box.clips {
      for inner in order.contents(of: part.fragment, at: frame.origin).reversed() {
        if let found = hit(inner, at: point, in: order) { return found }
      }
    }
    return isInside && !box.isHidden ? boxes.owner(of: part.fragment.element) : nil
  }

  /// The element at a place, or the nearest above it, for which something holds, such as that it is a link.
  public func hit(_ point: Point, where isMeant: (LayoutElement) -> Bool) -> Int? {
    var next = hit(point)
    while let number = next {
      if isMeant(boxes.element(at: number)) { return number }
      next = boxes.parent(of: number)
    }
    return nil
  }

  /// Calls a function for each fragment, those around it first.
  func forEachFragment(_ body: (Fragment, Rect) -> Void) {
    func visit(_ fragment: Fragment, _ corner: Point) {
      let origin = corner + fragment.frame.origin
      body(fragment, Rect(origin: origin, size: fragment.frame.size))
      for child in fragment.children { visit(child, origin) }
    }
    visit(root, .zero)
  }
}

/// A text on one line, in one look and one direction.
public struct TextLine: Sendable, Hashable {
  /// The letters, with a hyphen or ellipsis that was added.
  public let text: String
  /// Where they stand, in the coordinates of the root's upper left corner.
  public let frame: Rect
  /// The height of the baseline.
  public let baseline: Double
  /// The number of the innermost element around.
  public let element: Int
  /// Whether it is what stands before an item of a list.
  public let isMarker: Bool
}
