// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
package import LiveryLayout

/// A text over all of the row; its class says which kind of text it is.
package struct TextCell: TableCell {
  /// A cell.
  package init() {}

  /// The text.
  package func row(for item: TextItem, in context: CellContext) -> LayoutElement {
    .row("textRow", [.label(item.text, item.kind.textClass)])
  }

  /// None for a button.
  package func accessory(for item: TextItem, in context: CellContext) -> TableAccessory {
    item.kind == .button ? .none : context.accessory(for: item.link)
  }

  /// A button always is.
  package func isActionable(_ item: TextItem) -> Bool {
    item.kind == .button || item.link?.isActionable ?? false
  }
}

extension TextItem.Kind {
  /// The class of the text.
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

/// A text and its caption, each at the place that the item's kind says.
package struct CaptionCell: TableCell {
  /// A cell.
  package init() {}

  /// The text and the caption, in the order in which they stand.
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
      // A text by itself stands in the middle.
      if below == nil { row.classes.append("bare") }
      return row
    }
  }
}

/// What is loaded, and a sign that something is.
package struct ActivityCell: TableCell {
  /// A cell.
  package init() {}

  /// The sign, and the text.
  package func row(for item: ActivityItem, in context: CellContext) -> LayoutElement {
    .row("activityRow", [LayoutElement("spinner"), .label(item.text)])
  }
}

/// Nothing.
package struct BlankCell: TableCell {
  /// A cell.
  package init() {}

  /// An empty row.
  package func row(for item: BlankItem, in context: CellContext) -> LayoutElement {
    .row("blankRow", [])
  }
}

/// A text with markup.
package struct StyledTextCell: TableCell {
  /// A cell.
  package init() {}

  /// The text; its margin and padding are the item's where they are not the usual ones.
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
