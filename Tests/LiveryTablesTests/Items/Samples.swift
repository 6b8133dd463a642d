// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryDisplay
import LiveryLayout
import LiveryTables

/// Items of every kind with all properties set.
enum Samples {
  static let info: UserInfo = ["id": 17, "tags": ["a", nil, true, 1.5]]
  static let url = ImageSource.url(URLValue("a.png"))
  static let themed = ImageSource.url(
    URLValue("b.png", base: URLBase(sheet: "app.css", name: "icons.css", identity: "x")))
  static let data = ImageSource.data(ImageData([0, 1, 255, 128], name: "c"))

  static let items: [any TableItem] = [
    TextItem(
      "a", kind: .gray, url: "u", accessoryURL: "v", action: "w", id: "x", userInfo: info),
    CaptionItem("a", caption: "b", url: "u", id: "x", userInfo: info),
    CaptionItem("a", caption: "b", kind: .right, accessoryURL: "u", id: "x", userInfo: info),
    CaptionItem("a", caption: "b", kind: .below, action: "u", id: "x", userInfo: info),
    CaptionItem("a", caption: "b", kind: .setting, url: "u", id: "x", userInfo: info),
    StyledTextItem(
      StyledText(markup: "a <b>b</b> <a href='u'>c</a>"), margin: Insets(1),
      padding: Insets(left: 2),
      url: "u", id: "x", userInfo: info),
    ActivityItem("a", id: "x", userInfo: info),
    SubtitleItem(
      "a", subtitle: "b", image: url, defaultImage: data, url: "u", id: "x", userInfo: info),
    MessageItem(
      title: "t", caption: "c", text: "a", timestamp: TableTime(1.5), image: themed,
      defaultImage: url, url: "u", id: "x", userInfo: info),
    ImageItem(
      "a", image: data, defaultImage: url, imageStyle: "s", url: "u", id: "x", userInfo: info),
    ImageItem(
      "a", image: url, defaultImage: themed, side: .right, imageStyle: "s", url: "u", id: "x",
      userInfo: info),
    MoreButtonItem(
      "a", subtitle: "b", image: url, defaultImage: url, isLoading: true, model: "m", url: "u",
      id: "x", userInfo: info),
    ControlItem(
      .textField(text: "a", placeholder: "p", isSecure: true), caption: "c", action: "u", id: "x",
      userInfo: info),
    ViewItem(
      NamedView("map", size: Size(30, 40)), caption: "c", url: "u", id: "x", userInfo: info),
    BlankItem(id: "x", userInfo: info),
  ]

  static let controls: [TableControl] = [
    .switch(isOn: true), .slider(value: 3, in: 1...5), .textView(text: "a", lines: 2),
    .textField(text: "a", placeholder: "b"), .textEditor(text: "a", placeholder: "b", lines: 9),
    .button("a"), .segmented(["a", "b"], selected: 1), .segmented(["a"]),
  ]
}

/// An example of an item type of a program.
struct PersonItem: TableItem {
  var name: String
  var link: TableLink?
  var label: String { name }
}
