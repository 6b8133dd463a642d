// SPDX-License-Identifier: Apache-2.0

/// A color of the system's controls and content, by its part.
///
/// Every one has a constant for light and for dark, which a theme overrides by a custom property of the root, such as
/// `--livery-canvas-text`.
///
/// Defined by [CSS Color 4, section 6.2](https://drafts.csswg.org/css-color-4/#css-system-colors).
public enum SystemColor: UInt8, Sendable, Hashable, CaseIterable {
  /// The ground of accentuated controls.
  case accentColor
  /// The text of accentuated controls.
  case accentColorText
  /// The text of links that are being pressed.
  case activeText
  /// The border of push buttons.
  case buttonBorder
  /// The face of push buttons.
  case buttonFace
  /// The text of push buttons.
  case buttonText
  /// The ground of content.
  case canvas
  /// The text of content.
  case canvasText
  /// The ground of fields to type in.
  case field
  /// The text of fields to type in.
  case fieldText
  /// The text of what is disabled.
  case grayText
  /// The ground of selected text.
  case highlight
  /// Selected text.
  case highlightText
  /// The text of links that were not followed yet.
  case linkText
  /// The ground of marked text.
  case mark
  /// Marked text.
  case markText
  /// The ground of selected items, such as a checked box.
  case selectedItem
  /// The text of selected items.
  case selectedItemText
  /// The text of links that were followed.
  case visitedText
}

extension SystemColor: CustomStringConvertible {
  /// The name as CSS writes it, in small letters.
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
