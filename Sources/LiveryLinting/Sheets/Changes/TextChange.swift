// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The difference between two versions of a sheet: consecutive top-level rules in place of others.
///
/// The rules before and after them have equal texts in both versions. The nodes of a rule depend
/// only on its text, so they are equal too, apart from their positions.
struct TextChange: Sendable {
  /// A part of one version.
  struct Part: Sendable {
    /// The indices of the changed rules among the top-level rules.
    let rules: Range<Int>
    /// The indices of the nodes of the changed rules.
    let nodes: Range<Int>
    /// The tokens from the end of the last rule before the changed ones to the start of the first
    /// rule after them.
    let tokens: Range<Int>
    /// The bytes from the end of the last rule before the changed ones to the start of the first
    /// rule after them.
    let bytes: Range<Int>
  }

  /// The part of the old version.
  let old: Part
  /// The part of the new version.
  let new: Part
  /// The number of lines that the change adds, or a negative number if it removes lines.
  let addedLines: Int

  /// Compares two versions of a sheet.
  ///
  /// - Parameters:
  ///   - old: The old version.
  ///   - newTree: The syntax tree of the new version.
  ///   - newRules: The top-level rules of the new version.
  /// - Complexity: O(*n*) in the length of the text.
  init(from old: LintedSheet, to newTree: SyntaxTree, _ newRules: TopLevelRules) {
    let oldRules = old.topLevelRules
    let (oldStream, newStream) = (old.stream, newTree.stream)
    let (oldCount, newCount) = (oldRules.ranges.count, newRules.ranges.count)
    let count = min(oldCount, newCount)
    let prefix = oldStream.commonPrefix(with: newStream)
    let before = (0..<count).prefix { index in
      oldRules.ranges[index].upperBound <= prefix
        && oldRules.ranges[index] == newRules.ranges[index]
        && old.tree.nodes[oldRules.nodes[index]] == newTree.nodes[newRules.nodes[index]]
    }.count
    let suffix = oldStream.commonSuffix(with: newStream)
    let (oldEnd, newEnd) = (oldStream.byteCount, newStream.byteCount)
    let after = (1..<count - before + 1).prefix { offset in
      let (a, b) = (oldRules.ranges[oldCount - offset], newRules.ranges[newCount - offset])
      return oldEnd - a.lowerBound <= suffix && oldEnd - a.lowerBound == newEnd - b.lowerBound
    }.count
    self.old = Part(of: old.tree, oldRules, before..<oldCount - after)
    new = Part(of: newTree, newRules, before..<newCount - after)
    addedLines =
      newStream.newlineCount(in: new.bytes) - oldStream.newlineCount(in: self.old.bytes)
  }

  /// The number of bytes that the change adds, or a negative number if it removes bytes.
  var addedBytes: Int { new.bytes.upperBound - old.bytes.upperBound }

  /// The number of top-level rules that the change adds, or a negative number if it removes rules.
  var addedRules: Int { new.rules.upperBound - old.rules.upperBound }

  /// Returns a range of the old text in the new text, or `nil` if the range touches the change.
  func moved(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound < old.bytes.lowerBound { return range }
    guard range.lowerBound > old.bytes.upperBound else { return nil }
    return range.moved(by: addedBytes)
  }
}

extension TextChange.Part {
  /// Creates the part with some top-level rules of a sheet.
  fileprivate init(of tree: SyntaxTree, _ all: TopLevelRules, _ rules: Range<Int>) {
    self.rules = rules
    let starts = all.nodes + [tree.nodes.count]
    nodes = starts[rules.lowerBound]..<starts[rules.upperBound]
    let before = rules.lowerBound > 0 ? all.nodes[rules.lowerBound - 1] : nil
    let after = rules.upperBound < all.nodes.count ? all.nodes[rules.upperBound] : nil
    let start = before.map { Int(tree.nodes[$0].end) } ?? 0
    let end = after.map { Int(tree.nodes[$0].first) } ?? tree.stream.count
    tokens = start..<end
    bytes = tree.stream.byteRange(of: tokens)
  }
}

extension TokenStream {
  /// Returns the number of equal bytes at the beginning of two texts.
  fileprivate func commonPrefix(with other: TokenStream) -> Int {
    let (a, b) = (UnsafeRawPointer(bytes), UnsafeRawPointer(other.bytes))
    let count = Swift.min(byteCount, other.byteCount)
    var length = 0
    // Words of eight bytes, then single bytes.
    while length + 8 <= count, a.word(at: length) == b.word(at: length) { length += 8 }
    while length < count, a[length] == b[length] { length += 1 }
    return length
  }

  /// Returns the number of equal bytes at the end of two texts.
  fileprivate func commonSuffix(with other: TokenStream) -> Int {
    let (a, b) = (UnsafeRawPointer(bytes), UnsafeRawPointer(other.bytes))
    let (endA, endB) = (byteCount, other.byteCount)
    let count = Swift.min(endA, endB)
    var length = 0
    while length + 8 <= count, a.word(at: endA - length - 8) == b.word(at: endB - length - 8) {
      length += 8
    }
    while length < count, a[endA - length - 1] == b[endB - length - 1] { length += 1 }
    return length
  }

  /// Returns the number of newlines in a byte range that does not end between CR and LF.
  fileprivate func newlineCount(in range: Range<Int>) -> Int {
    range.count { offset in
      let byte = bytes[offset]
      // The byte after the last one is zero.
      return byte == 0x0A || byte == 0x0C || byte == 0x0D && bytes[offset + 1] != 0x0A
    }
  }
}

extension UnsafeRawPointer {
  fileprivate subscript(offset: Int) -> UInt8 { load(fromByteOffset: offset, as: UInt8.self) }

  fileprivate func word(at offset: Int) -> UInt64 {
    loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
