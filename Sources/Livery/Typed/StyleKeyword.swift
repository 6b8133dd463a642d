// SPDX-License-Identifier: Apache-2.0

/// An enumeration that `livery generate` writes for a property whose values are words: a case for each word of the theme.
public protocol StyleKeyword: StyleMember, RawRepresentable<String>, CaseIterable, Sendable,
  Hashable
{
  /// The case that stands for every other word: the theme's first.
  static var fallbackKeyword: Self { get }
}

extension StyleKeyword {
  /// The case of a word, ``fallbackKeyword`` for a word that the theme did not have when the code was generated.
  public init(keyword: String) { self = Self(rawValue: keyword) ?? Self.fallbackKeyword }
}
