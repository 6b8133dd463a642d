// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
package import LiveryLayout

/// A cell for a text that fills the row; the class of the label names the kind of text.
package struct TextCell: TableCell {
  /// Creates a cell.
  package init() {}

  /// Returns a row with the text.
  package func row(for item: TextItem, in context: CellContext) -> LayoutElement {
    .row("textRow", [.label(item.text, item.kind.textClass)])
  }

  /// Returns the accessory of the link, or none for a button.
  package func accessory(for item: TextItem, in context: CellContext) -> TableAccessory {
    item.kind == .button ? .none : context.accessory(for: item.link)
  }

  /// Returns whether the link is actionable; a button always is.
  package func isActionable(_ item: TextItem) -> Bool {
    item.kind == .button || item.link?.isActionable ?? false
  }
}

extension TextItem.Kind {
  /// The class of the label.
  fileprivate var textClass: String {
    switch self {
    case .plain: "tableItem"
    case .link: "tableItemLink"
    case .button: "tableItemButton"
    case .summary: "tableItemSummary"
    case .long: "tableItemLong"
    case .gray: "tableItemGray"
    }
  }
}

/// A cell for a text and its caption; the kind of the item sets the position of the caption.
package struct CaptionCell: TableCell {
  /// Creates a cell.
  package init() {}

  /// Returns a row with the text and the caption, in visual order.
  package func row(for item: CaptionItem, in context: CellContext) -> LayoutElement {
    let text = item.text
    let caption = item.caption
    switch item.kind {
    case .left:
      return .row(
        "captionRow", [.label(caption, "tableItemCaption"), .label(text, "tableItemSmall")])
    case .right:
      return .row(
        "rightCaptionRow", [.label(text, "tableItem", "line"), .label(caption, "value", "line")])
    case .setting:
      return .row(
        "settingsRow", [.label(caption, "tableItem", "line"), .label(text, "value", "line")])
    case .below:
      let below = caption.isEmpty ? nil : LayoutElement.label(caption, "tableItemSubtext")
      var row = LayoutElement.row("subtextRow", [.column([.label(text, "tableItem"), below])])
      // A text without a caption is centered vertically.
      if below == nil { row.classes.append("bare") }
      return row
    }
  }
}

/// A cell for an activity: a spinner and a text.
package struct ActivityCell: TableCell {
  /// Creates a cell.
  package init() {}

  /// Returns a row with the spinner and the text.
  package func row(for item: ActivityItem, in context: CellContext) -> LayoutElement {
    .row("activityRow", [LayoutElement("spinner"), .label(item.text)])
  }
}

/// A cell for an empty row.
package struct BlankCell: TableCell {
  /// Creates a cell.
  package init() {}

  /// Returns an empty row.
  package func row(for item: BlankItem, in context: CellContext) -> LayoutElement {
    .row("blankRow", [])
  }
}

/// A cell for a text with markup.
package struct StyledTextCell: TableCell {
  /// Creates a cell.
  package init() {}

  /// Returns a row with the text, and with any margin and padding that differ from the default.
  package func row(for item: StyledTextItem, in context: CellContext) -> LayoutElement {
    var text = item.text.root
    var style: [String] = []
    if item.margin != .zero { style.append("margin: \(item.margin.cssText)") }
    if item.padding != StyledTextItem.defaultPadding {
      style.append("padding: \(item.padding.cssText)")
    }
    if !style.isEmpty { text.inlineStyle = style.joined(separator: "; ") }
    return .row("styledTextRow", [text])
  }
}
