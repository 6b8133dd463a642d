// SPDX-License-Identifier: Apache-2.0

/// An enumeration in generated code for a property whose values are keywords, with a case for each.
public protocol StyleKeyword: StyleMember, RawRepresentable<String>, CaseIterable, Sendable,
  Hashable
{
  /// The case for every unknown keyword: the theme's first.
  static var fallbackKeyword: Self { get }
}

extension StyleKeyword {
  /// Creates the case of a keyword, or ``fallbackKeyword`` for an unknown keyword.
  public init(keyword: String) { self = Self(rawValue: keyword) ?? Self.fallbackKeyword }
}
