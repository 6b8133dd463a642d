// SPDX-License-Identifier: Apache-2.0

/// A type of plain numbers of one kind, such as ``Length``, which a calculation can replace.
public protocol NumericValue: PropertyValue, CustomStringConvertible {
  /// The kind of the numbers.
  static var numericKinds: NumericKinds { get }
}

extension Double: NumericValue {
  /// The kind of unitless numbers.
  public static var numericKinds: NumericKinds { .number }
}
