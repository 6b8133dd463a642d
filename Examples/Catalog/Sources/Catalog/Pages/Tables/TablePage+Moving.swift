// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// Where something turns that tells of loading.
extension TablePage {
  /// The box around all spinners, on the page; nil where there are none.
  ///
  /// - Parameters:
  ///   - entries: the rows that are seen.
  ///   - visible: the part of the page that they are seen in.
  /// - Returns: the box, which may be out of sight.
  func moving(_ entries: [VisibleEntry], in visible: Rect) -> Rect? {
    var frames = entries.compactMap { entry in
      entry.layout.boxes.first { $0.type == "spinner" }
        .flatMap { entry.layout.frame(of: $0) }?.offset(by: corner(of: entry))
    }
    if let refresh = pull?.refresh, refresh.status == .loading, distance > 0 {
      let header = Rect(0, visible.minY + distance - visible.height, visible.width, visible.height)
      frames.append(DragRefreshMetrics().spinnerFrame(in: header))
    }
    if let table, let more = table.more, more.footer == .spinner {
      let footer = Rect(0, table.contentHeight + distance, visible.width, more.footerHeight)
      frames.append(footer.centered(Size(more.footerHeight / 2, more.footerHeight / 2)))
    }
    // What turns reaches beyond the sides of its box.
    return frames.map { $0.inset(by: -$0.width / 4) }.filter { $0.intersects(visible) }
      .reduce(nil) { $0?.union($1) ?? $1 }
  }
}
