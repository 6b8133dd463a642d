// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The typed value of a custom property, which is text in CSS, but a color or a number in a
/// program.
///
/// ```swift
/// let sheet = CSSStyleSheet(".badge { --fill: teal; --badge-size: 20px 2em; font-size: 10px }")
/// let badge = sheet.prepare(".badge")
/// badge.customValue("--fill", as: .color)         // .color(rgb(0, 128, 128))
/// badge.customValue("--badge-size", as: .size)    // .numbers([20, 20])
/// badge.customValue("--fill", as: .pixels)        // nil
/// ```
///
/// Lengths are in px, as computed for the element.
public enum CustomValue: Sendable, Hashable {
  /// A color, with `currentcolor` replaced.
  case color(CSSColor)
  /// A number, a length in px, or a percentage as a fraction.
  case number(Double)
  /// An angle.
  case angle(CSSAngle)
  /// A duration.
  case duration(Duration)
  /// `true` or `false`.
  case boolean(Bool)
  /// A word.
  case keyword(String)
  /// The contents of a quoted string, or the text of the property as written.
  case text(String)
  /// A URL.
  case url(URLValue)
  /// An image, such as a gradient.
  case image(CSSImage)
  /// A font.
  case font(CSSFont)
  /// A shadow in a list of shadows.
  case shadow(Shadow)
  /// The numbers of a point or size, of a rectangle with the origin first, or of insets clockwise
  /// from the top.
  case numbers([Double])
  /// A list of values.
  indirect case list([CustomValue])
}

extension CustomValue {
  /// The form as which the text of a custom property is parsed.
  public indirect enum Form: Sendable, Hashable {
    /// A color: ``CustomValue/color(_:)``.
    case color
    /// A number without a unit: ``CustomValue/number(_:)``.
    case number
    /// A length in px, or zero: ``CustomValue/number(_:)``.
    case pixels
    /// A percentage: ``CustomValue/number(_:)``, 0.5 for `50%`.
    case percentage
    /// An angle: ``CustomValue/angle(_:)``.
    case angle
    /// A duration: ``CustomValue/duration(_:)``.
    case duration
    /// `true` or `false`: ``CustomValue/boolean(_:)``.
    case boolean
    /// A single word: ``CustomValue/keyword(_:)``.
    case keyword
    /// A quoted string: ``CustomValue/text(_:)``.
    case string
    /// A URL in `url()`: ``CustomValue/url(_:)``.
    case url
    /// An image other than a plain URL: ``CustomValue/image(_:)``.
    case image
    /// A value of the property `font`: ``CustomValue/font(_:)``.
    case font
    /// A value of the property `box-shadow`: a list of ``CustomValue/shadow(_:)``, topmost first,
    /// empty for `none`.
    case shadows
    /// Two numbers or lengths: ``CustomValue/numbers(_:)``.
    case point
    /// Two numbers or lengths: ``CustomValue/numbers(_:)``.
    case size
    /// Four numbers or lengths: ``CustomValue/numbers(_:)``.
    case rectangle
    /// From one to four numbers or lengths for top, right, bottom and left, as in `padding`:
    /// ``CustomValue/numbers(_:)``.
    case insets
    /// Values of one form, separated by commas or white space: ``CustomValue/list(_:)``.
    case list(Form)
    /// Any text, as written: ``CustomValue/text(_:)``.
    case text
  }
}
