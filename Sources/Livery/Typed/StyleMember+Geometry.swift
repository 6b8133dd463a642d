// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import LiveryDisplay

extension Point: StyleMember {
  /// Creates a point from two numbers, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .numbers(let numbers) = value, numbers.count == 2 else { return nil }
    self.init(numbers[0], numbers[1])
  }
}

extension Size: StyleMember {
  /// Creates a size from two numbers, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .numbers(let numbers) = value, numbers.count == 2 else { return nil }
    self.init(numbers[0], numbers[1])
  }
}

extension Rect: StyleMember {
  /// Creates a rectangle from four numbers, the origin first, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .numbers(let numbers) = value, numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Insets: StyleMember {
  /// Creates insets from four numbers, clockwise from the top, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .numbers(let numbers) = value, numbers.count == 4 else { return nil }
    self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
  }
}

extension Array: StyleMember where Element: StyleMember {
  /// Creates an array from a list, or returns `nil` if an element is of another type.
  public init?(_ value: CustomValue) {
    guard case .list(let values) = value else { return nil }
    self = []
    for value in values {
      guard let element = Element(value) else { return nil }
      append(element)
    }
  }
}

extension StyleKeyword {
  /// Creates the case of a keyword, or returns `nil` for another value.
  public init?(_ value: CustomValue) {
    guard case .keyword(let keyword) = value else { return nil }
    self.init(rawValue: keyword)
  }
}
