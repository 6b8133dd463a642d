// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A part of a layout for assistive technologies: a text, a link, a button or an image.
public struct AccessibilityRun: Sendable, Hashable {
  /// A role of a part.
  public enum Role: Sendable, Hashable {
    /// A text.
    case text
    /// A link to an address.
    case link(String)
    /// A button.
    case button
    /// An image.
    case image
    /// A heading with a level from 1 to 6.
    case heading(level: Int)
    /// A text in a list item.
    case listItem
  }

  /// The text without line breaks, or the text alternative of an image.
  public var text: String
  /// The role of the part.
  public let role: Role
  /// The boxes of the part, one for each line, relative to the upper left corner of the root.
  public var frames: [Rect]
  /// The index of the link, button or image; for a text, of the block that contains it.
  public let element: Int
}
