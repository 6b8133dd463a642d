// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A part of a layout as an assistive technology reads it: a text, a link, a button or a picture.
public struct AccessibilityRun: Sendable, Hashable {
  /// What a part is.
  public enum Role: Sendable, Hashable {
    /// A text.
    case text
    /// A text that leads to an address.
    case link(String)
    /// Something to press.
    case button
    /// A picture.
    case image
    /// A heading, from 1 for the highest to 6.
    case heading(level: Int)
    /// A text of an item of a list.
    case listItem
  }

  /// What is read: the text without the breaks of its lines, or what stands for a picture.
  public var text: String
  /// What the part is.
  public let role: Role
  /// Where it stands: one box for each line, in the coordinates of the root's upper left corner.
  public var frames: [Rect]
  /// The number of the link, button or picture; of a text, that of the block around it.
  public let element: Int
}
