// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// Where the text of a sheet comes from that was written out of other texts, such as a JSON style sheet.
///
/// Everything that tells a place in such a sheet, be it a ``LineIndex`` or a ``DiagnosticPrinter``, tells the place in the
/// text that a person wrote.
///
/// The offsets of a diagnostic may point into the written text or into the originals: these follow it, one after the
/// other, as if all of it were one long text. ``offset(of:in:)`` gives the offset of a byte of an original.
package final class SourceMap: Sendable {
  /// The texts that the sheet was written from; the first one is the file that was asked for.
  package let originals: [SourceText]
  /// What stands in the written text and is somebody's, in order and without overlaps.
  package let runs: [Run]
  /// The offset behind the written text at which each original begins.
  private let starts: [Int]

  /// A piece of the written text, and the piece of an original that it was made from.
  package struct Run: Sendable, Hashable {
    /// The bytes of the written text.
    package let written: Range<Int>
    /// The number of the original.
    package let text: Int
    /// The bytes of the original.
    package let original: Range<Int>
    /// Whether both are the same text, so that each byte of the one is a byte of the other.
    package let isVerbatim: Bool

    /// A run; one that is verbatim has as many bytes on both sides.
    package init(written: Range<Int>, text: Int, original: Range<Int>, isVerbatim: Bool) {
      self.written = written
      self.text = text
      self.original = original
      self.isVerbatim = isVerbatim && written.count == original.count
    }
  }

  /// A place in one of the originals.
  package struct Place: Sendable, Hashable {
    /// The number of the original.
    package let text: Int
    /// The bytes of the original.
    package let range: Range<Int>
  }

  /// A map of a text.
  ///
  /// - Parameters:
  ///   - originals: the texts that it was written from, one at least.
  ///   - runs: what was made from them, in the order of the written text and without overlaps.
  ///   - length: the number of bytes of the written text.
  package init(originals: [SourceText], runs: [Run], length: Int) {
    precondition(!originals.isEmpty, "a map leads to at least one text")
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
  /// The offset by which a diagnostic points at a byte of an original.
  package func offset(of byte: Int, in text: Int) -> Int {
    starts[text] + min(max(byte, 0), originals[text].byteCount)
  }

  /// The offsets by which a diagnostic points at bytes of an original.
  package func range(of bytes: Range<Int>, in text: Int) -> Range<Int> {
    offset(of: bytes.lowerBound, in: text)..<offset(of: bytes.upperBound, in: text)
  }

  /// The place in an original that a range means, of the written text or of the originals behind it.
  ///
  /// What was written between the runs belongs to what stands before it.
  package func place(of range: Range<Int>) -> Place {
    if range.lowerBound >= starts[0] { return originalPlace(of: range) }
    guard let first = run(at: range.lowerBound) ?? runs.first else {
      return Place(text: 0, range: 0..<0)
    }
    let start = position(of: range.lowerBound, in: first)
    guard range.upperBound > range.lowerBound,
      let last = run(at: range.upperBound - 1), last.text == first.text
    else { return Place(text: first.text, range: start..<start) }
    let end =
      last.isVerbatim && range.upperBound < last.written.upperBound
      ? position(of: range.upperBound, in: last) : last.original.upperBound
    return Place(text: first.text, range: start..<max(start, end))
  }

  /// The edit of the first original that an edit of the written text is; nil where the texts differ there.
  ///
  /// - Parameter fixIt: an edit of the written text, or of the first original behind it.
  /// - Returns: the edit in the first original.
  package func original(of fixIt: Diagnostic.FixIt) -> Diagnostic.FixIt? {
    let range = fixIt.range
    if range.lowerBound >= starts[0] {
      let place = originalPlace(of: range)
      guard place.text == 0 else { return nil }
      return Diagnostic.FixIt(
        range: place.range, replacement: fixIt.replacement, isSafe: fixIt.isSafe)
    }
    // A string of the original holds such text as it is.
    let isPlain = fixIt.replacement.utf8.allSatisfy {
      $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard isPlain, let run = run(at: range.lowerBound), run.isVerbatim, run.text == 0,
      range.upperBound <= run.written.upperBound
    else { return nil }
    let start = position(of: range.lowerBound, in: run)
    return Diagnostic.FixIt(
      range: start..<start + range.count, replacement: fixIt.replacement, isSafe: fixIt.isSafe)
  }

  /// A number by which offsets are sorted in the order of the originals.
  package func order(of offset: Int) -> Int {
    let place = place(of: offset..<offset)
    return starts[place.text] + place.range.lowerBound
  }

  private func originalPlace(of range: Range<Int>) -> Place {
    let text = (starts.firstIndex { $0 > range.lowerBound } ?? starts.count) - 1
    let length = originals[text].byteCount
    let start = min(range.lowerBound - starts[text], length)
    return Place(
      text: text, range: start..<min(max(range.upperBound - starts[text], start), length))
  }

  private func position(of offset: Int, in run: Run) -> Int {
    guard run.isVerbatim else { return run.original.lowerBound }
    return run.original.lowerBound + min(offset - run.written.lowerBound, run.written.count)
  }

  /// The last run that begins at an offset or before it.
  private func run(at offset: Int) -> Run? {
    let next = runs.partitioningIndex { $0.written.lowerBound > offset }
    return next == 0 ? nil : runs[next - 1]
  }
}
