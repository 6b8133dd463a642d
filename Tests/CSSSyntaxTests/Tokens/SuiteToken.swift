// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A token in the notation of css-tokenizer-tests.
///
/// A token consists of the specification's name, the text, UTF-16 offsets, and the value.
struct SuiteToken: Decodable, Equatable {
  let type: String
  let raw: String
  let startIndex: Int
  let endIndex: Int
  let structured: Structured?

  /// The specification's value of a token, or null if there is none.
  struct Structured: Decodable, Equatable {
    var value: Value?
    var type: String?
    var signCharacter: String?
    var unit: String?
  }

  /// A name or a number.
  enum Value: Decodable, Equatable {
    case text(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }
}

extension SuiteToken {
  /// Returns the library's tokens in this notation.
  static func tokens(of stream: TokenStream) -> [SuiteToken] {
    var index = 0
    return (0..<stream.count).map { position in
      let raw = stream.text(of: position)
      let start = index
      index += raw.utf16.count
      return SuiteToken(
        type: stream[position].kind.description, raw: raw, startIndex: start, endIndex: index,
        structured: Structured(stream, position))
    }
  }
}

extension SuiteToken.Structured {
  /// Creates the value of a library's token, or returns `nil` if its kind has none.
  init?(_ stream: TokenStream, _ position: Int) {
    let token = stream[position]
    switch token.kind {
    case .ident, .function, .atKeyword, .string, .url, .delim:
      self.init(value: .text(stream.value(of: position)))
    case .hash:
      self.init(
        value: .text(stream.value(of: position)),
        type: token.flags.contains(.id) ? "id" : "unrestricted")
    case .number, .percentage, .dimension:
      self.init(
        value: .number(stream.number(of: position)),
        type: token.kind == .percentage
          ? nil : token.flags.contains(.integer) ? "integer" : "number",
        signCharacter: stream.sign(of: position).map(String.init),
        unit: token.kind == .dimension ? stream.unit(of: position) : nil)
    default:
      return nil
    }
  }
}
