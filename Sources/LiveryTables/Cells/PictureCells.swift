// SPDX-License-Identifier: Apache-2.0
package import LiveryLayout

/// A cell for two lines of text beside an image that is as high as the row.
package struct SubtitleCell: TableCell {
  /// Creates a cell.
  package init() {}

  /// Returns a row with the image and both lines.
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

/// A cell for a message with its sender, subject, first words and time.
package struct MessageCell: TableCell {
  /// Creates a cell.
  package init() {}

  /// Returns a row with the image, the title and time, the caption, and the start of the text.
  package func row(for item: MessageItem, in context: CellContext) -> LayoutElement {
    // In editing mode, the delete button takes the position of the time.
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

/// A cell for a button that loads more rows.
package struct MoreButtonCell: TableCell {
  /// Creates a cell.
  package init() {}

  /// Returns a row with the text and the line below, and a spinner while rows are loading.
  package func row(for item: MoreButtonItem, in context: CellContext) -> LayoutElement {
    let subtitle = item.subtitle.map { LayoutElement.label($0, "tableItemSubtext", "line") }
    return .row(
      "moreRow",
      [
        item.isLoading ? LayoutElement("spinner") : nil,
        .column([.label(item.text, "moreButton", "line"), subtitle]),
      ])
  }

  /// Returns no accessory.
  package func accessory(for item: MoreButtonItem, in context: CellContext) -> TableAccessory {
    .none
  }

  /// Returns `true`: the row can always be selected.
  package func isActionable(_ item: MoreButtonItem) -> Bool { true }
}

/// A cell for an image and a text; the item sets the side of the image.
package struct ImageCell: TableCell {
  /// Creates a cell.
  package init() {}

  /// Returns a row with the image and the text, from left to right.
  package func row(for item: ImageItem, in context: CellContext) -> LayoutElement {
    let image = LayoutElement.image(
      item.image, default: item.defaultImage, style: item.imageStyle, in: context)
    return switch item.side {
    case .left: .row("imageRow", [image, .label(item.text, "tableItem")])
    case .right: .row("rightImageRow", [.label(item.text, "tableItemSmall"), image])
    }
  }

  /// Returns the accessory of the link, or none if the image is on the right side.
  package func accessory(for item: ImageItem, in context: CellContext) -> TableAccessory {
    item.side == .right ? .none : context.accessory(for: item.link)
  }
}
