// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An encoder of semantic tokens into the numbers of the protocol.
///
/// A token is five numbers: the lines and the units since the start of the previous token, the
/// length, the type and the modifiers. A token of several lines becomes one token for each line.
struct SemanticTokenEncoder {
  /// The numbers of the tokens so far.
  private(set) var data: [UInt32] = []
  private var counter: PositionCounter
  /// The bytes of the text whose tokens are encoded.
  let limits: Range<Int>
  private var previous = TextPosition(line: 0, character: 0)

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - text: The text of the document.
  ///   - limits: The bytes of the text whose tokens are encoded.
  ///   - encoding: The units of positions.
  init(_ text: SourceText, in limits: Range<Int>, encoding: PositionEncoding) {
    counter = PositionCounter(text, in: encoding)
    self.limits = limits
  }

  /// Reserves memory for a number of tokens.
  mutating func reserveCapacity(_ count: Int) { data.reserveCapacity(5 * count) }

  /// Adds a token after all others, unless it is outside of the limits.
  mutating func add(
    _ range: Range<Int>, _ type: SemanticTokenType, _ modifiers: SemanticTokenModifiers
  ) {
    guard range.upperBound > limits.lowerBound, range.lowerBound < limits.upperBound,
      range.lowerBound >= counter.offset
    else { return }
    counter.advance(to: range.lowerBound)
    while counter.offset < range.upperBound {
      let start = TextPosition(line: counter.line, character: counter.character)
      let length = counter.advanceInLine(to: range.upperBound)
      if length > 0 { append(start, length, type, modifiers) }
      // The rest of the token begins on the next line.
      if counter.offset < range.upperBound { counter.advance(to: counter.offset + 1) }
    }
  }

  private mutating func append(
    _ start: TextPosition, _ length: Int, _ type: SemanticTokenType,
    _ modifiers: SemanticTokenModifiers
  ) {
    let isSameLine = start.line == previous.line
    data.append(UInt32(truncatingIfNeeded: start.line - previous.line))
    data.append(
      UInt32(
        truncatingIfNeeded: isSameLine ? start.character - previous.character : start.character))
    data.append(UInt32(truncatingIfNeeded: length))
    data.append(UInt32(type.rawValue))
    data.append(UInt32(modifiers.rawValue))
    previous = start
  }
}
