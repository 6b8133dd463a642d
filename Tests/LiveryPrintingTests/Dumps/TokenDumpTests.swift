// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import LiveryPrinting
import Testing

@Suite struct TokenDumpTests {
  @Test(
    "prints each token with the members of its type, in a fixed order",
    arguments: [
      (#"\61 b"#, #"{"type":"ident-token","raw":"\\61 b","start":0,"end":5,"value":"ab"}"#),
      ("rgb(", #"{"type":"function-token","raw":"rgb(","start":0,"end":4,"value":"rgb"}"#),
      ("@media", #"{"type":"at-keyword-token","raw":"@media","start":0,"end":6,"value":"media"}"#),
      ("#a", ##"{"type":"hash-token","raw":"#a","start":0,"end":2,"value":"a","hash":"id"}"##),
      (
        "#1",
        ##"{"type":"hash-token","raw":"#1","start":0,"end":2,"value":"1","hash":"unrestricted"}"##
      ),
      (#"'a"'"#, #"{"type":"string-token","raw":"'a\"'","start":0,"end":4,"value":"a\""}"#),
      ("url( a )", #"{"type":"url-token","raw":"url( a )","start":0,"end":8,"value":"a"}"#),
      ("url(')", #"{"type":"function-token","raw":"url(","start":0,"end":4,"value":"url"}"#),
      ("url(a')", #"{"type":"bad-url-token","raw":"url(a')","start":0,"end":7}"#),
      (">", #"{"type":"delim-token","raw":">","start":0,"end":1,"value":">"}"#),
      (
        "+1",
        #"{"type":"number-token","raw":"+1","start":0,"end":2,"value":1,"#
          + #""number":"integer","sign":"+"}"#
      ),
      (
        "-1.50e1",
        #"{"type":"number-token","raw":"-1.50e1","start":0,"end":7,"value":-15,"#
          + #""number":"number","sign":"-"}"#
      ),
      ("50%", #"{"type":"percentage-token","raw":"50%","start":0,"end":3,"value":50}"#),
      (
        "2PX",
        #"{"type":"dimension-token","raw":"2PX","start":0,"end":3,"value":2,"#
          + #""number":"integer","unit":"PX"}"#
      ),
      ("\n", #"{"type":"whitespace-token","raw":"\n","start":0,"end":1}"#),
      ("<!--", #"{"type":"CDO-token","raw":"<!--","start":0,"end":4}"#),
      ("-->", #"{"type":"CDC-token","raw":"-->","start":0,"end":3}"#),
      ("{", #"{"type":"{-token","raw":"{","start":0,"end":1}"#),
      ("/**/", #"{"type":"comment","raw":"/**/","start":0,"end":4}"#),
    ])
  func token(source: String, expected: String) {
    let dump = json(TokenDump([TokenStream(source)]).json)
    #expect(dump.split(separator: "\n").dropFirst().first?.hasPrefix("  \(expected)") == true)
  }

  @Test("prints the file of each token of several texts")
  func severalFiles() {
    let dump = TokenDump([TokenStream("a", name: "x.css"), TokenStream("b", name: "y.css")])
    #expect(
      json(dump.json) == """
        [
          {"type":"ident-token","raw":"a","start":0,"end":1,"value":"a","file":"x.css"},
          {"type":"ident-token","raw":"b","start":0,"end":1,"value":"b","file":"y.css"}
        ]
        """)
    #expect(
      TextSink.text(of: dump.text) == """
        x.css:
        0 1  ident-token       "a"  value="a"
        y.css:
        0 1  ident-token       "b"  value="b"

        """)
  }

  @Test("prints an empty array without tokens")
  func empty() {
    #expect(json(TokenDump([TokenStream("")]).json) == "[]")
    #expect(TextSink.text(of: TokenDump([TokenStream("")]).text) == "")
  }

  @Test("prints each token on a line with its byte range, type, source and value")
  func text() {
    let dump = TokenDump([TokenStream("#a{b:-1px\n}'c'")])
    #expect(
      TextSink.text(of: dump.text) == #"""
         0  2  hash-token        "#a"  value="a" hash=id
         2  3  {-token           "{"
         3  4  ident-token       "b"  value="b"
         4  5  colon-token       ":"
         5  9  dimension-token   "-1px"  value=-1 number=integer sign=- unit="px"
         9 10  whitespace-token  "\n"
        10 11  }-token           "}"
        11 14  string-token      "'c'"  value="c"

        """#)
  }
}
