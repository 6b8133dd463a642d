// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// Where something turns that tells of loading.
extension TablePage {
  /// The box around all that turns, on the page; nil where nothing does.
  ///
  /// - Parameters:
  ///   - entries: the rows that are seen.
  ///   - visible: the part of the page that they are seen in.
  /// - Returns: the box, which is in sight.
  func moving(_ entries: [VisibleEntry], in visible: Rect) -> Rect? {
    var frames = entries.compactMap { entry in
      entry.layout.boxes.first { $0.type == "spinner" }
        .flatMap { entry.layout.frame(of: $0) }
        // What turns reaches beyond the sides of its box.
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
