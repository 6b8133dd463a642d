// SPDX-License-Identifier: Apache-2.0

/// A type of plain numbers of one kind, such as ``Length``: what a calculation may stand for.
public protocol NumericValue: PropertyValue, CustomStringConvertible {
  /// The kind.
  static var numericKinds: NumericKinds { get }
}

extension Double: NumericValue {
  /// Numbers without a unit.
  public static var numericKinds: NumericKinds { .number }
}
