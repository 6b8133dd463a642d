// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay
public import LiveryLayout

/// A row with a text that has markup, such as links and images.
///
/// ```swift
/// StyledTextItem(StyledText(markup: "Read <b>this</b>: https://example.org/a."))
/// ```
///
/// Defined by Three20's table kit, "Items": the styled text item.
public struct StyledTextItem: TableItem {
  /// `styled-text`.
  public static let archiveName = "styled-text"
  /// The default padding of a row: 6 px on all sides.
  public static let defaultPadding = Insets(6)
  /// The text.
  public var text: StyledText
  /// The distance of the text box from the sides of the row, in px; zero by default.
  public var margin: Insets
  /// The distance of the text from the sides of the text box, in px; ``defaultPadding`` by default.
  public var padding: Insets
  /// The address or the action that a selection of the row opens.
  public var link: TableLink?
  /// The identifier of the row, which stays the same when its contents change.
  public var itemID: String?
  /// The program's own data about the row.
  public var userInfo: UserInfo?

  /// Creates a row with the given properties.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - margin: the distance of the text box from the sides of the row, in px.
  ///   - padding: the distance of the text from the sides of the text box, in px.
  ///   - url: the address that a selection of the row opens.
  ///   - accessoryURL: the address that the accessory button opens.
  ///   - action: the name of the program's action for a selection of the row.
  ///   - id: the identifier of the row, which stays the same when its contents change.
  ///   - userInfo: the program's own data about the row.
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

  /// The text without its markup.
  public var label: String { text.plainText }
}

extension StyledTextItem {
  /// Decodes the properties; a missing property has its default value.
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
