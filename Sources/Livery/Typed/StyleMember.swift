// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

/// A type that generated code has for the values of custom properties.
public protocol StyleMember {
  /// Takes the value of a custom property; nil where that is something else.
  init?(_ value: CustomValue)
}

extension CSSColor: StyleMember {
  /// Takes a color; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
}

extension Double: StyleMember {
  /// Takes a number; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension CSSAngle: StyleMember {
  /// Takes an angle; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .angle(let angle) = value else { return nil }
    self = angle
  }
}

extension Duration: StyleMember {
  /// Takes a duration; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .duration(let duration) = value else { return nil }
    self = duration
  }
}

extension Bool: StyleMember {
  /// Takes `true` or `false`; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .boolean(let boolean) = value else { return nil }
    self = boolean
  }
}

extension String: StyleMember {
  /// Takes a text; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension URLValue: StyleMember {
  /// Takes an address; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .url(let url) = value else { return nil }
    self = url
  }
}

extension CSSImage: StyleMember {
  /// Takes a picture; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .image(let image) = value else { return nil }
    self = image
  }
}

extension CSSFont: StyleMember {
  /// Takes a font; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .font(let font) = value else { return nil }
    self = font
  }
}

extension Shadow: StyleMember {
  /// Takes a shadow; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .shadow(let shadow) = value else { return nil }
    self = shadow
  }
}
