// SPDX-License-Identifier: Apache-2.0
public import LiveryLayout
import LiveryPipelines

/// A text over all of the row; its class says which kind of text it is.
public struct TextCell: TableCell {
  /// A cell.
  public init() {}

  /// The text.
  public func row(for item: TextItem, in context: CellContext) -> LayoutElement {
    .row("textRow", [.label(item.text, item.kind.textClass)])
  }

  /// None for a button.
  public func accessory(for item: TextItem, in context: CellContext) -> TableAccessory {
    item.kind == .button ? .none : context.accessory(for: item.link)
  }

  /// A button always is.
  public func isActionable(_ item: TextItem) -> Bool {
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

/// A caption in a column of its own, and a text beside it.
public struct CaptionCell: TableCell {
  /// A cell.
  public init() {}

  /// The caption, and the text.
  public func row(for item: CaptionItem, in context: CellContext) -> LayoutElement {
    .row(
      "captionRow",
      [.label(item.caption, "tableItemCaption"), .label(item.text, "tableItemSmall")])
  }
}

/// A text, and its caption at the right.
public struct RightCaptionCell: TableCell {
  /// A cell.
  public init() {}

  /// The text, and the caption.
  public func row(for item: RightCaptionItem, in context: CellContext) -> LayoutElement {
    .row(
      "rightCaptionRow",
      [.label(item.text, "tableItem", "line"), .label(item.caption, "value", "line")])
  }
}

/// A caption, and what it is set to at the right.
public struct SettingsCell: TableCell {
  /// A cell.
  public init() {}

  /// The caption, and the text.
  public func row(for item: SettingsItem, in context: CellContext) -> LayoutElement {
    .row(
      "settingsRow",
      [.label(item.caption, "tableItem", "line"), .label(item.text, "value", "line")])
  }
}

/// A text, and a longer one below it.
public struct SubtextCell: TableCell {
  /// A cell.
  public init() {}

  /// The text, and what is below it; a text by itself stands in the middle.
  public func row(for item: SubtextItem, in context: CellContext) -> LayoutElement {
    let caption = item.caption.isEmpty ? nil : LayoutElement.label(item.caption, "tableItemSubtext")
    var row = LayoutElement.row(
      "subtextRow", [.column([.label(item.text, "tableItem"), caption])])
    if caption == nil { row.classes.append("bare") }
    return row
  }
}

/// What is loaded, and a sign that something is.
public struct ActivityCell: TableCell {
  /// A cell.
  public init() {}

  /// The sign, and the text.
  public func row(for item: ActivityItem, in context: CellContext) -> LayoutElement {
    .row("activityRow", [LayoutElement("spinner"), .label(item.text)])
  }
}

/// Nothing.
public struct BlankCell: TableCell {
  /// A cell.
  public init() {}

  /// An empty row.
  public func row(for item: BlankItem, in context: CellContext) -> LayoutElement {
    .row("blankRow", [])
  }
}

/// A text with markup.
public struct StyledTextCell: TableCell {
  /// A cell.
  public init() {}

  /// The text; its margin and padding are the item's where they are not the usual ones.
  public func row(for item: StyledTextItem, in context: CellContext) -> LayoutElement {
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
