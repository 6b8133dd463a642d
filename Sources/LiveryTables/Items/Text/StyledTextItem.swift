// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay
public import LiveryLayout

/// A row with a text that has structure, such as links and pictures.
///
/// ```swift
/// StyledTextItem(StyledText(markup: "Read <b>this</b>: https://example.org/a."))
/// ```
///
/// Defined by Three20's table kit, "Items": the styled text item.
public struct StyledTextItem: TableItem {
  /// `styled-text`.
  public static let archiveName = "styled-text"
  /// The padding of a row for which nothing else is said: 6 px on all sides.
  public static let defaultPadding = Insets(6)
  /// The text.
  public var text: StyledText
  /// The distance of the text's box from the sides of the row, in px; none by default.
  public var margin: Insets
  /// The distance of the text from the sides of its box, in px; ``defaultPadding`` by default.
  public var padding: Insets
  /// What happens when the row is selected.
  public var link: TableLink?
  /// What makes the row the same one although its facts have changed.
  public var itemID: String?
  /// What the program brings along.
  public var userInfo: UserInfo?

  /// A row of these facts.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - margin: the distance of the text's box from the sides of the row, in px.
  ///   - padding: the distance of the text from the sides of its box, in px.
  ///   - url: the address that the row opens.
  ///   - accessoryURL: the address that its accessory button opens.
  ///   - action: the name of what the program does when it is selected.
  ///   - id: what makes the row the same one although its facts have changed.
  ///   - userInfo: what the program brings along.
  public init(
    _ text: StyledText, margin: Insets = .zero, padding: Insets = StyledTextItem.defaultPadding,
    url: String? = nil, accessoryURL: String? = nil, action: String? = nil, id: String? = nil,
    userInfo: UserInfo? = nil
  ) {
    self.text = text
    self.margin = margin
    self.padding = padding
    link = TableLink(url: url, accessoryURL: accessoryURL, action: action)
    itemID = id
    self.userInfo = userInfo
  }

  /// The text without its structure.
  public var label: String { text.plainText }
}

extension StyledTextItem {
  /// Reads the facts; those that are not there have their defaults.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.value(.text, default: StyledText([]))
    margin = try container.value(.margin, default: .zero)
    padding = try container.value(.padding, default: Self.defaultPadding)
    link = try container.value(.link)
    itemID = try container.value(.itemID)
    userInfo = try container.value(.userInfo)
  }
}
