// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines
import LiveryTables

/// A table with every kind of row.
enum TableSample {
  /// The fixed current time of the table, for stable dates: a Thursday of 2026, at 14:30.
  static let now = TableTime(1_767_882_600)
  /// The maximum number of rows that the button loads.
  static let maximumLoadedRows = 20
  /// The maximum number of rows at the end.
  static let maximumLastRows = 500
  /// The number of rows that load at a time at the end.
  static let lastRowsBatchSize = 40

  /// Returns the initial rows: a plain table loads more at its end, a grouped one by a button.
  static func source(_ artwork: Artwork, in style: StyledTable.Style) -> SectionedTableSource {
    var sections = [
      TableSection(header: "Texts", footer: "Rows are as high as their texts.", items: texts),
      TableSection(header: "Captions", items: captions),
      TableSection(
        header: "Pictures", footer: "The circle at the end leads to another place than the row.",
        items: pictures(artwork)),
      TableSection(header: "Styled text", items: styledTexts),
      TableSection(header: "Controls", items: controls),
      TableSection(header: "Others", items: [ActivityItem("Looking for mail")] + others),
    ]
    if style == .grouped {
      sections.append(
        TableSection(
          header: "Loaded when asked for", id: "loaded", items: moreRows(from: 1, to: 3) + [more(3)]
        ))
    }
    sections.append(TableSection(header: "Five hundred rows", id: "last"))
    var source = SectionedTableSource(sections)
    _ = addLastRows(to: &source, count: style == .grouped ? maximumLastRows : lastRowsBatchSize)
    return source
  }

  private static var texts: [any TableItem] {
    [
      TextItem("A plain text", url: "catalog://texts/plain"),
      TextItem("A text that leads nowhere"),
      TextItem("A link", kind: .link, url: "catalog://texts/link"),
      TextItem("A button", kind: .button, action: "press"),
      TextItem("A summary, in the middle and in gray", kind: .summary),
      TextItem(
        "A longer text, which stands on as many lines as it needs. The row grows with it, whatever the width of the table "
          + "and the fonts of the theme are; nobody counts characters for that.", kind: .long,
        url: "catalog://texts/long"),
      TextItem("A text in gray", kind: .gray),
    ]
  }

  private static var captions: [any TableItem] {
    [
      CaptionItem("Margaret Hamilton", caption: "name", url: "catalog://captions/name"),
      CaptionItem(
        "A text beside a caption may have several lines; the caption stays at the first of them, however many there are.",
        caption: "note"),
      CaptionItem("Language", caption: "English", kind: .right, url: "catalog://captions/language"),
      CaptionItem(
        "A text with another below",
        caption: "Which says in smaller letters what the first one means.", kind: .below,
        url: "catalog://captions/subtext"),
      CaptionItem(
        "Tomorrow", caption: "Next backup", kind: .setting, url: "catalog://captions/backup"),
    ]
  }

  private static func pictures(_ artwork: Artwork) -> [any TableItem] {
    let icons = artwork.icons
    func icon(_ number: Int) -> ImageSource? {
      icons.indices.contains(number) ? icons[number] : nil
    }
    return [
      SubtitleItem(
        "A title and a subtitle", subtitle: "Each on one line", url: "catalog://pictures/subtitle"),
      SubtitleItem(
        "The same with a picture", subtitle: "As wide as the row is high",
        image: artwork.landscape, url: "catalog://pictures/landscape"),
      MessageItem(
        title: "Grace Hopper", caption: "About the moth",
        text: "We found it in relay 70 of panel F, and taped it into the book. It is the first one "
          + "that anybody really found.", timestamp: TableTime(now.seconds - 12_000),
        image: icon(1),
        url: "catalog://messages/1"),
      MessageItem(
        title: "Ada Lovelace", caption: "Note G", text: "Numbers, in the order of their making.",
        timestamp: TableTime(now.seconds - 250_000), url: "catalog://messages/2",
        accessoryURL: "catalog://people/ada"),
      ImageItem("A picture and a text", image: icon(4), url: "catalog://pictures/left"),
      ImageItem("A landscape", image: artwork.landscape),
      ImageItem(
        "A text and a picture", image: icon(0), side: .right, url: "catalog://pictures/right"),
    ]
  }

  private static var styledTexts: [any TableItem] {
    [
      StyledTextItem(
        StyledText(
          markup: """
            Text with <b>bold</b>, <i>italic</i> and <u>underlined</u> words, \
            <a href="https://example.org/styled">a link that goes on for long enough to be broken \
            where the table is narrow</a>, and https://example.org/found, which was found.
            """)),
      StyledTextItem(
        StyledText(
          markup: "A row with a place of its own, and <a href='catalog://inner'>a link</a>."),
        url: "catalog://outer"),
    ]
  }

  private static var controls: [any TableItem] {
    [
      ControlItem(.switch(isOn: true), caption: "Wireless", id: "wireless"),
      ControlItem(.switch(), caption: "Flight mode", id: "flight"),
      ControlItem(.slider(value: 0.4), caption: "Volume", id: "volume"),
      ControlItem(.textField(placeholder: "Name"), caption: "User", id: "user"),
      ControlItem(
        .textField(text: "secret", isSecure: true), caption: "Password", id: "password"),
      ControlItem(
        .textView(text: "A text that is read only,\non several lines.", lines: 3), id: "read"),
      ControlItem(.textEditor(placeholder: "What is on your mind?", lines: 2), id: "mind"),
      ControlItem(.button("Send"), caption: "Report", id: "report"),
      ControlItem(
        .segmented(["Day", "Week", "Month"], selected: 1), caption: "Range", id: "range"),
    ]
  }

  private static var others: [any TableItem] {
    [
      ViewItem(NamedView("a view that the program draws", size: Size(200, 60))),
      ViewItem(NamedView("another one", size: Size(120, 30)), caption: "With a caption"),
      BlankItem(),
    ]
  }
}

extension TableSample {
  /// Returns the button below a number of rows.
  static func more(_ count: Int) -> MoreButtonItem {
    MoreButtonItem(
      "Load more rows", subtitle: "Showing \(count) of \(maximumLoadedRows)", id: "more")
  }

  private static func moreRows(from first: Int, to last: Int) -> [any TableItem] {
    guard first <= last else { return [] }
    return (first...last).map { TextItem("Loaded row \($0)", url: "catalog://loaded/\($0)") }
  }

  /// Adds rows at the end, and returns whether there are more.
  static func addLastRows(to source: inout SectionedTableSource, count: Int = lastRowsBatchSize)
    -> Bool
  {
    guard let last = source.sections.indices.last else { return false }
    let first = source.sections[last].items.count
    let end = min(maximumLastRows, first + count)
    source.sections[last].items += (first..<end).map {
      TextItem("Row \($0 + 1)", url: "catalog://rows/\($0 + 1)", id: "row \($0 + 1)")
    }
    guard end == maximumLastRows else { return true }
    source.sections[last].footer = "That was all."
    return false
  }

  /// Inserts loaded rows before the button, which is removed after the last ones.
  static func addRows(before button: MoreButtonItem, in source: inout SectionedTableSource) {
    guard let id = button.itemID, let position = source.position(ofID: id) else { return }
    let count = position.row
    let total = min(maximumLoadedRows, count + 5)
    source.sections[position.section].items =
      source.sections[position.section].items.prefix(count)
      + moreRows(from: count + 1, to: total) + (total < maximumLoadedRows ? [more(total)] : [])
  }
}
