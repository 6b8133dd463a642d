// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines

/// The lines of a page below each other, each a tree of its own, so that a change affects only one.
struct ControlsView {
  private var lines: [ControlsLine] = []
  /// The indices of the lines, by the ids of their elements.
  private var indices: [String: Int] = [:]
  /// The height of all lines in px.
  private(set) var height = 0.0

  /// The distance between lines, and above the first one, in px.
  static let gap = 20.0
}

extension ControlsView {
  /// Updates the styles for trees and for the states of their elements, and then the layout.
  mutating func update(
    _ roots: [LayoutElement], states: [String: [String]], in context: PageContext
  ) {
    if lines.isEmpty { lines = roots.map { _ in ControlsLine() } }
    var top = Self.gap
    for (index, root) in roots.enumerated() {
      lines[index].update(root, states: states, in: context)
      // Bars touch the top of the page and each other.
      if index == 0, root.isBar { top = 0 }
      lines[index].top = top
      let isAboveBar = root.isBar && index + 1 < roots.count && roots[index + 1].isBar
      top += lines[index].height + (isAboveBar ? 0 : Self.gap)
    }
    height = top
    if indices.isEmpty {
      for (index, line) in lines.enumerated() { for id in line.ids { indices[id] = index } }
    }
  }

  /// Returns the display list of the visible lines.
  func displayList(visible: Rect) -> DisplayList {
    lines.reduce(into: DisplayList()) { list, line in
      guard line.top < visible.maxY + Self.gap, line.top + line.height > visible.minY - Self.gap
      else { return }
      list.add(.transform(.translation(line.origin)))
      list.add(line.displayList)
      list.add(.end)
    }
  }

  /// Returns the bounding box of the visible lines that move, or `nil` without one.
  func moving(visible: Rect) -> Rect? {
    lines.filter(\.isMoving).compactMap { $0.frame?.intersection(visible) }
      .filter { !$0.isEmpty }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// Returns the line of an element.
  func line(of id: String) -> ControlsLine? { indices[id].map { lines[$0] } }

  /// Returns the box of an element.
  func frame(of id: String) -> Rect? {
    line(of: id).flatMap { line in line.frame(of: id)?.offset(by: line.origin) }
  }

  /// Returns the id of the innermost element at a point that satisfies a predicate.
  func id(at point: Point, where isMatch: (String) -> Bool) -> String? {
    let line = lines.first { $0.top <= point.y && point.y < $0.top + $0.height }
    return line.flatMap { $0.id(at: point - $0.origin, where: isMatch) }
  }
}

extension LayoutElement {
  /// Whether the element is a bar from edge to edge.
  fileprivate var isBar: Bool { type == "navigationBar" || type == "toolbar" }
}
