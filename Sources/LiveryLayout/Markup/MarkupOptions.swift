// SPDX-License-Identifier: Apache-2.0

/// The options for the conversion of plain text, or of the markup of ``StyledText``, to elements.
public struct MarkupOptions: Sendable, Hashable {
  /// A Boolean value that indicates whether newlines are line breaks instead of white space.
  public var breaksLines: Bool
  /// A Boolean value that indicates whether web and e-mail addresses become links.
  ///
  /// Examples are `www.example.org` and `a@example.org`. Addresses in links, buttons and code never
  /// become links.
  public var findsLinks: Bool
  /// The maximum nesting depth, clamped to the range from 1 to 256.
  ///
  /// An element nested deeper is omitted, and its content stays in the element around it.
  public var maximumDepth: Int
  /// The maximum number of elements and texts, clamped to the range from 1 to a million.
  ///
  /// Further elements are omitted, but their text stays. The texts after the limit, at most one in
  /// each open element, may exceed it.
  public var maximumNodes: Int

  /// Creates options for hand-written markup: newlines are white space, and addresses become links.
  ///
  /// - Parameters:
  ///   - breaksLines: whether newlines are line breaks.
  ///   - findsLinks: whether web and e-mail addresses become links.
  ///   - maximumDepth: the maximum nesting depth, clamped to the range from 1 to 256.
  ///   - maximumNodes: the maximum number of elements and texts, clamped to the range from 1 to a
  ///     million.
  public init(
    breaksLines: Bool = false, findsLinks: Bool = true, maximumDepth: Int = 64,
    maximumNodes: Int = 200_000
  ) {
    self.breaksLines = breaksLines
    self.findsLinks = findsLinks
    self.maximumDepth = maximumDepth
    self.maximumNodes = maximumNodes
  }

  /// The options for plain text: newlines are line breaks, and addresses become links.
  public static let plainText = Self(breaksLines: true)

  /// The options for markup from ``StyledText/markup``, which parse it without loss.
  ///
  /// Its links are elements already, and its limits may have been the highest ones.
  package static let serialized = Self(
    findsLinks: false, maximumDepth: depthLimit, maximumNodes: nodeLimit)

  /// The upper bound of ``maximumDepth``.
  static let depthLimit = 256
  /// The upper bound of ``maximumNodes``.
  static let nodeLimit = 1_000_000
  /// The value of ``maximumDepth``, clamped.
  var clampedMaximumDepth: Int { min(max(maximumDepth, 1), Self.depthLimit) }
  /// The value of ``maximumNodes``, clamped.
  var clampedMaximumNodes: Int { min(max(maximumNodes, 1), Self.nodeLimit) }
}
