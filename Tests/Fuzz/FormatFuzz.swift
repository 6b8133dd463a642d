// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting

/// Formats any bytes in lines of any width, and compares the tokens; what was formatted does not change any more.
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

/// The tokens that count, with their values; semicolons come and go.
private func tokens(of stream: TokenStream) -> [String] {
  stream.indices.filter { stream[$0].kind != .whitespace && stream[$0].kind != .semicolon }
    .map {
      "\(stream[$0].kind) \(stream[$0].kind == .comment ? stream.text(of: $0) : stream.value(of: $0))"
    }
}
