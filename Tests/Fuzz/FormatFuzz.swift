// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting

/// Fuzzes the formatter with arbitrary bytes and line widths.
///
/// Formatting must keep the tokens, and formatting the result again must not change it.
@_cdecl("LLVMFuzzerTestOneInput")
public func formatSheet(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let options = FormattingOptions(lineWidth: Int(bytes.first ?? 0) % 64)
  let tree = SyntaxTree(parsing: TokenStream(decoding: Array(bytes.dropFirst()), encoding: "utf-8"))
  let text = Formatter(tree, options: options).formattedText
  let formatted = SyntaxTree(parsing: text)
  precondition(
    tokens(of: tree.stream) == tokens(of: formatted.stream), "formatting keeps the tokens")
  precondition(
    tree.nodes.map(\.kind) == formatted.nodes.map(\.kind), "formatting keeps the rules")
  precondition(
    !Formatter(formatted, options: options).edited.isChanged,
    "what was formatted does not change any more")
  return 0
}

/// Returns the significant tokens with their values; formatting adds and removes semicolons.
private func tokens(of stream: TokenStream) -> [String] {
  stream.indices.filter { stream[$0].kind != .whitespace && stream[$0].kind != .semicolon }
    .map {
      "\(stream[$0].kind) \(stream[$0].kind == .comment ? stream.text(of: $0) : stream.value(of: $0))"
    }
}
