// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import Testing

@Suite struct TextSinkTests {
  @Test("combines small writes into large ones, complete and in order")
  func pieces() {
    final class Received {
      var sizes: [Int] = []
      var bytes: [UInt8] = []
    }
    let received = Received()
    var sink = TextSink { piece in
      received.sizes.append(piece.count)
      received.bytes.append(contentsOf: piece)
    }
    for number in 0..<50_000 { sink.write("\(number);") }
    sink.flush()
    sink.flush()
    #expect(received.bytes == Array((0..<50_000).map { "\($0);" }.joined().utf8))
    #expect(received.sizes.count == 5)
    #expect(received.sizes.dropLast().allSatisfy { $0 >= TextSink.pieceSize })
  }

  @Test("writes the text of a sheet of any length byte for byte")
  func sheetText() {
    let text = String(repeating: "a { content: 'ü' }\r\n", count: 20_000)
    #expect(TextSink.text { $0.write(textOf: TokenStream(text)) } == text)
    #expect(TextSink.text { $0.write(textOf: TokenStream("")) } == "")
  }
}
