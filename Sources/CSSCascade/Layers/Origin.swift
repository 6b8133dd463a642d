// SPDX-License-Identifier: Apache-2.0

/// Who wrote a sheet; where declarations disagree, the later origin wins, and among important ones the earlier.
///
/// Defined by [CSS Cascading and Inheritance Level 5, section 6.2](https://drafts.csswg.org/css-cascade-5/#cascading-origins);
/// the user-agent origin is called `default` here, because Livery's default sheet stands in it.
public enum Origin: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  /// The sheet that the library or toolkit brings along.
  case `default`
  /// The person who uses the program.
  case user
  /// The program and its themes.
  case author

  /// Orders from the weakest to the strongest for normal declarations.
  public static func < (a: Origin, b: Origin) -> Bool { a.rawValue < b.rawValue }
}
