// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

/// A type of generated code for the values of custom properties.
public protocol StyleMember {
  /// Creates a member from the value of a custom property, or returns `nil` for another type.
  init?(_ value: CustomValue)
}

extension CSSColor: StyleMember {
  /// Creates a color, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
}

extension Double: StyleMember {
  /// Creates a number, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension CSSAngle: StyleMember {
  /// Creates an angle, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .angle(let angle) = value else { return nil }
    self = angle
  }
}

extension Duration: StyleMember {
  /// Creates a duration, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .duration(let duration) = value else { return nil }
    self = duration
  }
}

extension Bool: StyleMember {
  /// Creates a Boolean value from `true` or `false`, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .boolean(let boolean) = value else { return nil }
    self = boolean
  }
}

extension String: StyleMember {
  /// Creates a string from text, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension URLValue: StyleMember {
  /// Creates an address, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .url(let url) = value else { return nil }
    self = url
  }
}

extension CSSImage: StyleMember {
  /// Creates an image, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .image(let image) = value else { return nil }
    self = image
  }
}

extension CSSFont: StyleMember {
  /// Creates a font, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .font(let font) = value else { return nil }
    self = font
  }
}

extension Shadow: StyleMember {
  /// Creates a shadow, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .shadow(let shadow) = value else { return nil }
    self = shadow
  }
}
