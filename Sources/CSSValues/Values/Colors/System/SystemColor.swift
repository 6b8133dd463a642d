// SPDX-License-Identifier: Apache-2.0

/// A system color of controls or content.
///
/// Each system color has a constant for light and for dark elements. A theme overrides it with a
/// custom property of the root, such as `--livery-canvas-text`.
///
/// Defined by [CSS Color 4, section 6.2](https://drafts.csswg.org/css-color-4/#css-system-colors).
public enum SystemColor: UInt8, Sendable, Hashable, CaseIterable {
  /// The background of accented controls.
  case accentColor
  /// The text of accented controls.
  case accentColorText
  /// The text of active links.
  case activeText
  /// The border of push buttons.
  case buttonBorder
  /// The background of push buttons.
  case buttonFace
  /// The text of push buttons.
  case buttonText
  /// The background of content.
  case canvas
  /// The text of content.
  case canvasText
  /// The background of input fields.
  case field
  /// The text of input fields.
  case fieldText
  /// Disabled text.
  case grayText
  /// The background of selected text.
  case highlight
  /// Selected text.
  case highlightText
  /// The text of unvisited links.
  case linkText
  /// The background of marked text.
  case mark
  /// Marked text.
  case markText
  /// The background of selected items, such as a checked checkbox.
  case selectedItem
  /// The text of selected items.
  case selectedItemText
  /// The text of visited links.
  case visitedText
}

extension SystemColor: CustomStringConvertible {
  /// The CSS name, in lowercase.
  public var description: String { name.description }

  /// The custom property by which a theme overrides the color: `--livery-canvas-text`.
  public var customProperty: String { "--livery-\(dashedName)" }

  var name: StaticString {
    switch self {
    case .accentColor: "accentcolor"
    case .accentColorText: "accentcolortext"
    case .activeText: "activetext"
    case .buttonBorder: "buttonborder"
    case .buttonFace: "buttonface"
    case .buttonText: "buttontext"
    case .canvas: "canvas"
    case .canvasText: "canvastext"
    case .field: "field"
    case .fieldText: "fieldtext"
    case .grayText: "graytext"
    case .highlight: "highlight"
    case .highlightText: "highlighttext"
    case .linkText: "linktext"
    case .mark: "mark"
    case .markText: "marktext"
    case .selectedItem: "selecteditem"
    case .selectedItemText: "selecteditemtext"
    case .visitedText: "visitedtext"
    }
  }

  private var dashedName: StaticString {
    switch self {
    case .accentColor: "accent-color"
    case .accentColorText: "accent-color-text"
    case .activeText: "active-text"
    case .buttonBorder: "button-border"
    case .buttonFace: "button-face"
    case .buttonText: "button-text"
    case .canvas: "canvas"
    case .canvasText: "canvas-text"
    case .field: "field"
    case .fieldText: "field-text"
    case .grayText: "gray-text"
    case .highlight: "highlight"
    case .highlightText: "highlight-text"
    case .linkText: "link-text"
    case .mark: "mark"
    case .markText: "mark-text"
    case .selectedItem: "selected-item"
    case .selectedItemText: "selected-item-text"
    case .visitedText: "visited-text"
    }
  }
}
