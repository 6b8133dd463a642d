// SPDX-License-Identifier: Apache-2.0

/// How markup and plain texts become elements.
public struct MarkupOptions: Sendable, Hashable {
  /// Whether each newline is a line break; otherwise it is white space as any other.
  public var breaksLines: Bool
  /// Whether addresses in texts become links; those in links, buttons and code never do.
  public var findsLinks: Bool
  /// How deep elements may be nested, from 1 to 256; what is in deeper ones goes into the deepest.
  public var maximumDepth: Int
  /// How many elements and texts are made, from 1 to a million; the rest is one text.
  public var maximumNodes: Int

  /// Options for markup as people write it: newlines are white space, addresses become links.
  ///
  /// - Parameters:
  ///   - breaksLines: whether each newline is a line break.
  ///   - findsLinks: whether addresses become links.
  ///   - maximumDepth: how deep elements may be nested.
  ///   - maximumNodes: how many elements and texts are made.
  public init(
    breaksLines: Bool = false, findsLinks: Bool = true, maximumDepth: Int = 64,
    maximumNodes: Int = 200_000
  ) {
    self.breaksLines = breaksLines
    self.findsLinks = findsLinks
    self.maximumDepth = maximumDepth
    self.maximumNodes = maximumNodes
  }

  /// Options for plain text: each newline is a line break, addresses become links.
  public static let plainText = Self(breaksLines: true)

  /// Options for markup that ``StyledText/markup`` printed: nothing is looked for, and all fits in.
  public static let printed = Self(
    findsLinks: false, maximumDepth: deepest, maximumNodes: most)

  /// The greatest depth.
  static let deepest = 256
  /// The greatest number of nodes.
  static let most = 1_000_000
  /// The depth that is kept to.
  var depth: Int { min(max(maximumDepth, 1), Self.deepest) }
  /// The number of nodes that is kept to.
  var nodes: Int { min(max(maximumNodes, 1), Self.most) }
}
