// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import LiveryDisplay

extension Point: StyleMember {
  /// Takes two numbers; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .numbers(let numbers) = value, numbers.count == 2 else { return nil }
    self.init(numbers[0], numbers[1])
  }
}

extension Size: StyleMember {
  /// Takes two numbers; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .numbers(let numbers) = value, numbers.count == 2 else { return nil }
    self.init(numbers[0], numbers[1])
  }
}

extension Rect: StyleMember {
  /// Takes four numbers, the origin first; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .numbers(let numbers) = value, numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Insets: StyleMember {
  /// Takes four numbers, the top first, then clockwise; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .numbers(let numbers) = value, numbers.count == 4 else { return nil }
    self.init(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
  }
}

extension Array: StyleMember where Element: StyleMember {
  /// Takes several values; nil where one is of another kind.
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
  /// Takes a word of the enumeration; nil for another value.
  public init?(_ value: CustomValue) {
    guard case .keyword(let word) = value else { return nil }
    self.init(rawValue: word)
  }
}
