// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of the strings of `syntax` descriptors:
/// https://drafts.csswg.org/css-properties-values-api-1/#syntax-strings.
@Suite struct RegisteredSyntaxTests {
  @Test(
    "parses and serializes a syntax string",
    arguments: [
      ("*", "*"), (" * ", "*"), ("<length>", "<length>"), ("  <length>\n", "<length>"),
      ("<length>|<color>", "<length> | <color>"), ("<length>+ | <color>#", "<length>+ | <color>#"),
      ("small | medium", "small | medium"), ("foo+|bar#", "foo+ | bar#"),
      ("<length> | <length>", "<length>"), ("<transform-list>", "<transform-list>"),
      (#"\66oo"#, "foo"), (#"a\ b"#, #"a\ b"#), ("-foo | --bar", "-foo | --bar"),
      ("\tfoo\n|\nbar", "foo | bar"), ("<custom-ident>#", "<custom-ident>#"),
    ])
  func valid(text: String, written: String) {
    #expect(RegisteredSyntax(parsing: text)?.description == written)
  }

  @Test(
    "parses every supported type by name", arguments: RegisteredSyntax.DataType.allCases)
  func types(type: RegisteredSyntax.DataType) {
    #expect(RegisteredSyntax(parsing: "<\(type.rawValue)>")?.components.count == 1)
  }

  @Test(
    "rejects any other syntax string",
    arguments: [
      "", " ", "|", "<length>|", "|<length>", "<length> <color>", "* | <length>", "<length> | *",
      "*+", "<LENGTH>", "<lenght>", "< length>", "<length >", "<length", "length>", "<length> +",
      "<length>++", "<length>+#", "<transform-list>+", "<transform-list>#", "initial",
      "a | inherit",
      "UNSET", "revert", "revert-layer", "default", "1", "red, blue", "<length>/**/", "'a'", "a b",
      #"<\6c ength>"#, "<length>#foo", "<length>?", "[<length>]", "<'width'>", "<length>{2}",
      "<ratio>", "a||b",
    ])
  func invalid(text: String) {
    #expect(RegisteredSyntax(parsing: text)?.description == nil)
  }

  @Test("parses at most 256 components")
  func limit() {
    let words = (1...300).map { "w\($0)" }
    #expect(RegisteredSyntax(parsing: words.prefix(256).joined(separator: "|")) != nil)
    #expect(RegisteredSyntax(parsing: words.joined(separator: "|")) == nil)
  }
}
