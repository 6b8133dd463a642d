// SPDX-License-Identifier: Apache-2.0

/// The options for the conversion of markup and plain text to elements.
public struct MarkupOptions: Sendable, Hashable {
  /// A Boolean value that indicates whether newlines are line breaks instead of white space.
  public var breaksLines: Bool
  /// A Boolean value that indicates whether addresses become links.
  ///
  /// Addresses in links, buttons and code never become links.
  public var findsLinks: Bool
  /// The maximum nesting depth, from 1 to 256; deeper content moves to the deepest element.
  public var maximumDepth: Int
  /// The maximum number of elements and texts, from 1 to a million; the rest becomes a single text.
  public var maximumNodes: Int

  /// Creates options for hand-written markup: newlines are white space, and addresses become links.
  ///
  /// - Parameters:
  ///   - breaksLines: whether newlines are line breaks.
  ///   - findsLinks: whether addresses become links.
  ///   - maximumDepth: the maximum nesting depth.
  ///   - maximumNodes: the maximum number of elements and texts.
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

  /// The options for markup from ``StyledText/markup``: no link detection, and the highest limits.
  package static let serialized = Self(
    findsLinks: false, maximumDepth: depthLimit, maximumNodes: nodeLimit)

  /// The upper limit of the depth.
  static let depthLimit = 256
  /// The upper limit of the number of nodes.
  static let nodeLimit = 1_000_000
  /// The depth limit, clamped.
  var depth: Int { min(max(maximumDepth, 1), Self.depthLimit) }
  /// The node limit, clamped.
  var nodes: Int { min(max(maximumNodes, 1), Self.nodeLimit) }
}
