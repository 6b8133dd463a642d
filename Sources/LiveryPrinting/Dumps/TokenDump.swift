// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
package import LiveryFormatting

/// The tokens of some texts in order, with their properties according to the specification.
///
/// ```
/// 0 1  ident-token       "a"    value="a"
/// 1 4  dimension-token   "1px"  value=1 number=integer unit="px"
/// ```
///
/// Defined by [CSS Syntax Level 3, section 4](https://drafts.csswg.org/css-syntax-3/#tokenization).
package struct TokenDump {
  private let streams: [TokenStream]
  /// A function that is called at intervals with the number of written items and the total.
  package var onStep: (_ done: Int, _ total: Int) -> Void = { _, _ in }

  /// Creates the dump of some texts.
  ///
  /// With several texts, each token names its file.
  package init(_ streams: [TokenStream]) { self.streams = streams }
}

extension TokenDump {
  /// Writes a bare array with an object for each token.
  package func json(into json: inout JSONWriter) {
    var steps = steps
    json.array(onLines: true) { json in
      for stream in streams {
        for position in 0..<stream.count {
          steps.step()
          json.object { write(stream, position, into: &$0) }
        }
      }
    }
  }

  private var steps: DumpSteps {
    DumpSteps(of: streams.reduce(0) { $0 + $1.count }, onStep)
  }

  private func write(_ stream: TokenStream, _ position: Int, into json: inout JSONWriter) {
    let range = stream.range(of: position)
    json.member("type", stream[position].kind.description)
    json.member("raw", stream.text(in: range))
    json.member("start", range.lowerBound)
    json.member("end", range.upperBound)
    let facts = TokenFacts(stream, position)
    if let number = facts.number {
      json.member("value", number)
    } else if let text = facts.text {
      json.member("value", text)
    }
    if let type = facts.numberType { json.member("number", type) }
    if let sign = facts.sign { json.member("sign", sign) }
    if let unit = facts.unit { json.member("unit", unit) }
    if let type = facts.hashType { json.member("hash", type) }
    if streams.count > 1 { json.member("file", stream.name) }
  }
}

extension TokenDump {
  /// Writes a line for each token: its byte range, its type, its source text and its properties.
  package func text(into sink: inout TextSink) {
    var steps = steps
    for stream in streams {
      if streams.count > 1 { sink.write("\(stream.name):\n") }
      let width = String(stream.byteCount).utf8.count
      for position in 0..<stream.count {
        steps.step()
        write(stream, position, width: width, into: &sink)
      }
    }
  }

  private func write(
    _ stream: TokenStream, _ position: Int, width: Int, into sink: inout TextSink
  ) {
    let range = stream.range(of: position)
    let type = stream[position].kind.description
    sink.write(padded: String(range.lowerBound), to: width)
    sink.write(ascii: " ")
    sink.write(padded: String(range.upperBound), to: width)
    sink.write("  \(type)")
    for _ in type.utf8.count..<18 { sink.write(ascii: " ") }
    sink.write(quoted: stream.text(in: range))
    let facts = TokenFacts(stream, position)
    if let number = facts.number { sink.write("  value=\(number.jsonText)") }
    if let text = facts.text {
      sink.write("  value=")
      sink.write(quoted: text)
    }
    if let type = facts.numberType { sink.write(" number=\(type)") }
    if let sign = facts.sign { sink.write(" sign=\(sign)") }
    if let unit = facts.unit {
      sink.write(" unit=")
      sink.write(quoted: unit)
    }
    if let type = facts.hashType { sink.write(" hash=\(type)") }
    sink.write(ascii: "\n")
  }
}

/// The properties of a token that its type defines.
private struct TokenFacts {
  var text: String?
  var number: Double?
  var numberType: String?
  var sign: String?
  var unit: String?
  var hashType: String?

  init(_ stream: TokenStream, _ position: Int) {
    let token = stream[position]
    switch token.kind {
    case .ident, .function, .atKeyword, .string, .url, .delim:
      text = stream.value(of: position)
    case .hash:
      text = stream.value(of: position)
      hashType = token.flags.contains(.id) ? "id" : "unrestricted"
    case .number, .percentage, .dimension:
      number = stream.number(of: position)
      sign = stream.sign(of: position).map(String.init)
      if token.kind != .percentage {
        numberType = token.flags.contains(.integer) ? "integer" : "number"
      }
      if token.kind == .dimension { unit = stream.unit(of: position) }
    default: break
    }
  }
}

extension TextSink {
  /// Writes a right-aligned number or name, padded with spaces to a width.
  mutating func write(padded text: String, to width: Int) {
    for _ in 0..<max(width - text.utf8.count, 0) { write(ascii: " ") }
    write(text)
  }
}
