// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The value of a custom property read as something: what is text to CSS is a color or a number to a program.
///
/// ```swift
/// let sheet = CSSStyleSheet(".badge { --fill: teal; --badge-size: 20px 2em; font-size: 10px }")
/// let badge = sheet.prepare(".badge")
/// badge.customValue("--fill", as: .color)         // .color(rgb(0, 128, 128))
/// badge.customValue("--badge-size", as: .size)    // .numbers([20, 20])
/// badge.customValue("--fill", as: .pixels)        // nil
/// ```
///
/// Lengths are in px, as many as they are for the element.
public enum CustomValue: Sendable, Hashable {
  /// A color, `currentcolor` replaced.
  case color(CSSColor)
  /// A number, a length in px, or a percentage as its part of one.
  case number(Double)
  /// An angle.
  case angle(CSSAngle)
  /// A duration.
  case duration(Duration)
  /// `true` or `false`.
  case boolean(Bool)
  /// A word.
  case keyword(String)
  /// A text in quotes, or the property's text as it is.
  case text(String)
  /// An address.
  case url(URLValue)
  /// A picture: a gradient and the like.
  case image(CSSImage)
  /// A font.
  case font(CSSFont)
  /// One of several shadows.
  case shadow(Shadow)
  /// The two numbers of a point or size; the four of a rectangle, the origin first; the four of insets, the top first, then
  /// clockwise.
  case numbers([Double])
  /// Several values.
  indirect case list([CustomValue])
}

extension CustomValue {
  /// What the text of a custom property may be read as.
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
    /// A time: ``CustomValue/duration(_:)``.
    case duration
    /// `true` or `false`: ``CustomValue/boolean(_:)``.
    case boolean
    /// A single word: ``CustomValue/keyword(_:)``.
    case keyword
    /// A text in quotes: ``CustomValue/text(_:)``.
    case string
    /// An address in `url()`: ``CustomValue/url(_:)``.
    case url
    /// A picture that is no mere address: ``CustomValue/image(_:)``.
    case image
    /// What the property `font` takes: ``CustomValue/font(_:)``.
    case font
    /// What the property `box-shadow` takes: a list of ``CustomValue/shadow(_:)``, topmost first, empty for `none`.
    case shadows
    /// Two numbers or lengths: ``CustomValue/numbers(_:)``.
    case point
    /// Two numbers or lengths: ``CustomValue/numbers(_:)``.
    case size
    /// Four numbers or lengths: ``CustomValue/numbers(_:)``.
    case rectangle
    /// One to four numbers or lengths for top, right, bottom and left, as `padding` takes them: ``CustomValue/numbers(_:)``.
    case insets
    /// Values of one form, with commas or white space between them: ``CustomValue/list(_:)``.
    case list(Form)
    /// Whatever it is, as it is written: ``CustomValue/text(_:)``.
    case text
  }
}
