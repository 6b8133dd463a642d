// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSTokenizer

/// The tokens of one text, in memory that the scanner owns.
///
/// This is the only file that uses the scanner's C types.
final class TokenBuffer: @unchecked Sendable {
  /// The reason that a text could not be scanned.
  enum Failure: Error { case tooLarge, outOfMemory }

  /// The maximum length of a text, in bytes.
  static let maximumLength = Int(CSS_MAXIMUM_LENGTH)

  private var storage = css_token_buffer()

  /// The tokens in order; the one after the last is ``TokenKind/endOfFile``.
  var base: UnsafePointer<Token> { tokens }
  private var tokens: UnsafePointer<Token>
  private(set) var count = 0

  init() {
    assert(MemoryLayout<Token>.size == MemoryLayout<css_token>.size)
    assert(TokenKind.endOfFile.rawValue == UInt8(CSS_END_OF_FILE.rawValue))
    tokens = UnsafePointer(bitPattern: MemoryLayout<Token>.alignment).unsafelyUnwrapped
  }

  deinit { css_token_buffer_free(&storage) }

  /// Scans `source`, replacing the tokens of this buffer and reusing its memory.
  ///
  /// The scanner writes into the source while it runs, so no other code may read it meanwhile.
  func scan(_ source: SourceBuffer) throws(Failure) {
    let status = source.base.withMemoryRebound(to: CChar.self, capacity: source.count + 2) {
      css_scan($0, source.count, &storage)
    }
    guard status == CSS_SCAN_OK, let filled = storage.tokens else {
      throw status == CSS_SCAN_TOO_LARGE ? .tooLarge : .outOfMemory
    }
    adopt(filled)
  }

  /// A range of the tokens of another buffer, whose starts are moved by a number of bytes.
  struct Part {
    let buffer: TokenBuffer
    let range: Range<Int>
    let byteShift: Int
  }

  /// Joins parts of other buffers, replacing the tokens of this one.
  ///
  /// The last token of the last part must be the end of its text.
  func join(_ parts: [Part]) throws(Failure) {
    let length = parts.reduce(0) { $0 + $1.range.count }
    guard css_token_buffer_reserve(&storage, length) != 0, let target = storage.tokens else {
      throw .outOfMemory
    }
    for part in parts {
      guard let source = part.buffer.storage.tokens else { continue }
      let count = part.range.count
      let tokens = target + storage.count
      tokens.update(from: source + part.range.lowerBound, count: count)
      storage.count += count
      if part.byteShift == 0 { continue }
      // A token has two halves, and its start is the first. The loop consists of vector additions.
      let shift = SIMD2(UInt32(truncatingIfNeeded: part.byteShift), 0)
      tokens.withMemoryRebound(to: SIMD2<UInt32>.self, capacity: count) { halves in
        for index in 0..<count { halves[index] &+= shift }
      }
    }
    storage.count -= 1
    adopt(target)
  }

  /// Frees most of the memory beyond the tokens of a buffer that is not refilled.
  func trim() {
    css_token_buffer_trim(&storage)
    if let filled = storage.tokens { adopt(filled) }
  }

  private func adopt(_ filled: UnsafeMutablePointer<css_token>) {
    // A css_token and a Token have the same fields in the same order; init() asserts the sizes.
    tokens = UnsafeRawPointer(filled).assumingMemoryBound(to: Token.self)
    count = storage.count
  }
}
