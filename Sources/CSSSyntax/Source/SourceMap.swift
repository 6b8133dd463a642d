// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// A mapping from the text of a generated style sheet to its original texts, such as JSON.
///
/// Every location in such a style sheet, of a ``LineIndex`` or a ``DiagnosticPrinter``, is a
/// location in an original text.
///
/// The offsets of a diagnostic may refer to the generated text or to the originals. The originals
/// follow the generated text, one after the other, as if all of it were one long text.
/// ``offset(of:in:)`` returns the offset of a byte of an original.
package final class SourceMap: Sendable {
  /// The original texts; the first one is the main file.
  package let originals: [SourceText]
  /// The mapped ranges of the generated text, in order and without overlaps.
  package let runs: [Run]
  /// The offset, beyond the generated text, at which each original begins.
  private let starts: [Int]

  /// A range of the generated text, and the range of an original that it was generated from.
  package struct Run: Sendable, Hashable {
    /// The bytes of the generated text.
    package let generated: Range<Int>
    /// The index of the original.
    package let originalIndex: Int
    /// The bytes of the original.
    package let original: Range<Int>
    /// Whether both ranges contain the same text, byte for byte.
    package let isVerbatim: Bool

    /// Creates a run; a verbatim one must have as many bytes on both sides.
    package init(generated: Range<Int>, originalIndex: Int, original: Range<Int>, isVerbatim: Bool)
    {
      self.generated = generated
      self.originalIndex = originalIndex
      self.original = original
      self.isVerbatim = isVerbatim && generated.count == original.count
    }
  }

  /// A range of an original.
  package struct OriginalRange: Sendable, Hashable {
    /// The index of the original.
    package let originalIndex: Int
    /// The bytes of the original.
    package let range: Range<Int>
  }

  /// Creates the source map of a text.
  ///
  /// - Parameters:
  ///   - originals: The original texts, at least one.
  ///   - runs: The mapped ranges, in the order of the generated text and without overlaps.
  ///   - length: The number of bytes of the generated text.
  package init(originals: [SourceText], runs: [Run], length: Int) {
    precondition(!originals.isEmpty, "a source map must have at least one text")
    self.originals = originals
    self.runs = runs
    var start = length + 1
    starts = originals.map { text in
      defer { start += text.byteCount + 1 }
      return start
    }
  }
}

extension SourceMap {
  /// Returns the offset with which a diagnostic refers to a byte of an original.
  package func offset(of byte: Int, in text: Int) -> Int {
    starts[text] + min(max(byte, 0), originals[text].byteCount)
  }

  /// Returns the offsets with which a diagnostic refers to bytes of an original.
  package func range(of bytes: Range<Int>, in text: Int) -> Range<Int> {
    offset(of: bytes.lowerBound, in: text)..<offset(of: bytes.upperBound, in: text)
  }

  /// Returns the original range of a range of the generated text or of the originals after it.
  ///
  /// Text between runs belongs to the run before it.
  package func originalRange(of range: Range<Int>) -> OriginalRange {
    if range.lowerBound >= starts[0] { return rangeInOriginals(of: range) }
    guard let first = run(at: range.lowerBound) ?? runs.first else {
      return OriginalRange(originalIndex: 0, range: 0..<0)
    }
    let start = position(of: range.lowerBound, in: first)
    guard range.upperBound > range.lowerBound,
      let last = run(at: range.upperBound - 1), last.originalIndex == first.originalIndex
    else { return OriginalRange(originalIndex: first.originalIndex, range: start..<start) }
    let end =
      last.isVerbatim && range.upperBound < last.generated.upperBound
      ? position(of: range.upperBound, in: last) : last.original.upperBound
    return OriginalRange(originalIndex: first.originalIndex, range: start..<max(start, end))
  }

  /// Returns the edit of the first original for an edit, or `nil` if the texts differ there.
  ///
  /// - Parameter fixIt: An edit of the generated text, or of the first original after it.
  /// - Returns: The edit of the first original.
  package func original(of fixIt: Diagnostic.FixIt) -> Diagnostic.FixIt? {
    let range = fixIt.range
    if range.lowerBound >= starts[0] {
      let mapped = rangeInOriginals(of: range)
      guard mapped.originalIndex == 0 else { return nil }
      return Diagnostic.FixIt(
        range: mapped.range, replacement: fixIt.replacement, isSafe: fixIt.isSafe)
    }
    // A string of the original can contain such text without escapes.
    let isPlain = fixIt.replacement.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain, let run = run(at: range.lowerBound), run.isVerbatim, run.originalIndex == 0,
      range.upperBound <= run.generated.upperBound
    else { return nil }
    let start = position(of: range.lowerBound, in: run)
    return Diagnostic.FixIt(
      range: start..<start + range.count, replacement: fixIt.replacement, isSafe: fixIt.isSafe)
  }

  /// Returns a sort key that orders offsets as the original texts.
  package func sortKey(of offset: Int) -> Int {
    let mapped = originalRange(of: offset..<offset)
    return starts[mapped.originalIndex] + mapped.range.lowerBound
  }

  private func rangeInOriginals(of range: Range<Int>) -> OriginalRange {
    let index = (starts.firstIndex { $0 > range.lowerBound } ?? starts.count) - 1
    let length = originals[index].byteCount
    let start = min(range.lowerBound - starts[index], length)
    return OriginalRange(
      originalIndex: index, range: start..<min(max(range.upperBound - starts[index], start), length)
    )
  }

  private func position(of offset: Int, in run: Run) -> Int {
    guard run.isVerbatim else { return run.original.lowerBound }
    return run.original.lowerBound + min(offset - run.generated.lowerBound, run.generated.count)
  }

  /// Returns the last run that begins at or before an offset.
  private func run(at offset: Int) -> Run? {
    let next = runs.partitioningIndex { $0.generated.lowerBound > offset }
    return next == 0 ? nil : runs[next - 1]
  }
}
