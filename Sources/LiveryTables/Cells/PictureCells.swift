// SPDX-License-Identifier: Apache-2.0
package import LiveryLayout

/// A line and one below it, beside a picture that is as high as the row.
package struct SubtitleCell: TableCell {
  /// A cell.
  package init() {}

  /// The picture, and both lines.
  package func row(for item: SubtitleItem, in context: CellContext) -> LayoutElement {
    let subtitle = item.subtitle.map { LayoutElement.label($0, "tableItemSubtext", "line") }
    return .row(
      "subtitleRow",
      [
        .image(item.image, default: item.defaultImage, in: context),
        .column([.label(item.text, "tableItem", "line"), subtitle]),
      ])
  }
}

/// A message: who it is from, what it is about, how it begins, and when it came.
package struct MessageCell: TableCell {
  /// A cell.
  package init() {}

  /// The picture, the title with the time, the caption, and the first lines of the text.
  package func row(for item: MessageItem, in context: CellContext) -> LayoutElement {
    // Where rows are edited, the button that deletes one stands in the place of the time.
    let shown = context.isEditing ? nil : item.timestamp
    let time = shown.map {
      LayoutElement.label(context.timestamp($0), "tableItemTimestamp", "line")
    }
    var head: LayoutElement?
    if item.title != nil || time != nil {
      let parts = [.label(item.title ?? "", "tableItem", "line"), time].compactMap { $0 }
      head = LayoutElement("div", classes: ["messageHead"], parts.map { .element($0) })
    }
    let image = LayoutElement.image(item.image, default: item.defaultImage, in: context)
    var row = LayoutElement.row(
      "messageRow",
      [
        image,
        .column([
          head, item.caption.map { .label($0, "messageCaption", "line") },
          item.text.isEmpty ? nil : .label(item.text, "tableItemSubtext"),
        ]),
      ])
    if image != nil { row.classes.append("pictured") }
    if context.isEditing { row.classes.append("editing") }
    return row
  }
}

/// A button that loads more rows.
package struct MoreButtonCell: TableCell {
  /// A cell.
  package init() {}

  /// The text and what is below it, with a sign while something is loaded.
  package func row(for item: MoreButtonItem, in context: CellContext) -> LayoutElement {
    let subtitle = item.subtitle.map { LayoutElement.label($0, "tableItemSubtext", "line") }
    return .row(
      "moreRow",
      [
        item.isLoading ? LayoutElement("spinner") : nil,
        .column([.label(item.text, "moreButton", "line"), subtitle]),
      ])
  }

  /// None.
  package func accessory(for item: MoreButtonItem, in context: CellContext) -> TableAccessory {
    .none
  }

  /// Always.
  package func isActionable(_ item: MoreButtonItem) -> Bool { true }
}

/// A picture and a text, on the sides that the item says.
package struct ImageCell: TableCell {
  /// A cell.
  package init() {}

  /// The picture and the text, from the left to the right.
  package func row(for item: ImageItem, in context: CellContext) -> LayoutElement {
    let image = LayoutElement.image(
      item.image, default: item.defaultImage, style: item.imageStyle, in: context)
    return switch item.side {
    case .left: .row("imageRow", [image, .label(item.text, "tableItem")])
    case .right: .row("rightImageRow", [.label(item.text, "tableItemSmall"), image])
    }
  }

  /// None where the picture stands there.
  package func accessory(for item: ImageItem, in context: CellContext) -> TableAccessory {
    item.side == .right ? .none : context.accessory(for: item.link)
  }
}
