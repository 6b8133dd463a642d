// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// The animated parts of a table, which indicate loading.
extension TablePage {
  /// Returns the visible bounding box of all animated parts, or `nil` if there are none.
  ///
  /// - Parameters:
  ///   - entries: The visible rows.
  ///   - visible: The visible part of the page.
  /// - Returns: The box on the page.
  func moving(_ entries: [VisibleEntry], in visible: Rect) -> Rect? {
    var frames = entries.compactMap { entry in
      entry.layout.boxes.first { $0.type == "spinner" }
        .flatMap { entry.layout.frame(of: $0) }
        // A rotated spinner extends beyond its box.
        .map { $0.offset(by: corner(of: entry)).inset(by: -$0.width / 4) }
    }
    if pull?.refresh.status == .loading {
      frames.append(Rect(x: 0, y: visible.minY, width: visible.width, height: distance))
    }
    if let table, table.edges.more?.footer == .spinner {
      frames.append(
        Rect(x: 0, y: table.contentHeight + distance, width: visible.width, height: footerHeight))
    }
    return frames.map { $0.intersection(visible) }.filter { !$0.isEmpty }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }
}
