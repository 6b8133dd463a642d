// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport

/// Fuzzes the decoder, the scanner and the parser with arbitrary bytes.
///
/// They must not trap, hang or lose bytes, and the tree must be that of the specification. The
/// first byte selects the encoding of the others. `Scripts/campaign fuzz parser` builds and runs
/// this.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzParser(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  guard let choice = bytes.first else { return 0 }
  let input = Array(bytes.dropFirst())
  let encodings = [nil, "utf-16", "utf-16be", "shift_jis", "windows-1258", "gb18030", "iso-8859-3"]
  let encoding = choice < 0x80 ? nil : encodings[Int(choice) % encodings.count]
  let stream = TokenStream(decoding: input, encoding: encoding)
  checkTokens(stream, input, isUTF8: encoding == nil)
  let trees = [
    SyntaxTree(parsing: stream), SyntaxTree(parsingBlockContents: stream),
    SyntaxTree(parsingRule: stream), SyntaxTree(parsingDeclaration: stream),
  ]
  for tree in trees { checkTree(tree) }
  checkSyntax(trees[0]) { $0.parseStylesheet() }
  checkSyntax(trees[1]) { $0.parseBlockContents() + $0.rest() }
  checkDiagnostics(trees[0])
  return 0
}

/// Checks that the tokens cover the source, and that each has a value.
private func checkTokens(_ stream: TokenStream, _ input: [UInt8], isUTF8: Bool) {
  var text: [UInt8] = []
  var names = AtomTable()
  for position in stream.indices {
    text.append(contentsOf: stream.text(of: position).utf8)
    let value = stream.value(of: position)
    let atom = names.intern(value)
    precondition(names.text(of: atom).utf8.elementsEqual(value.utf8), "an atom is its name")
    if [.number, .percentage, .dimension].contains(stream[position].kind) {
      precondition(!stream.number(of: position).isNaN, "a number is a number")
      let hasUnit = stream[position].kind == .dimension
      precondition(!hasUnit || !stream.unit(of: position).isEmpty, "a dimension has a unit")
    }
  }
  precondition(text == Array(stream.text(in: 0..<stream.byteCount).utf8), "tokens are the text")
  let isMarked = input.starts(with: [0xEF, 0xBB, 0xBF])
  if isUTF8, stream.encoding == .utf8, stream.diagnostics.isEmpty {
    precondition(text == Array(input.dropFirst(isMarked ? 3 : 0)), "the text is the source")
  }
  var tokens = 0
  for value in ComponentValue.list(in: stream).values {
    precondition(value.tokens.lowerBound >= tokens, "values stand in order")
    tokens = value.tokens.upperBound
  }
  var cursor = TokenCursor(stream)
  _ = UnicodeRange(parsing: &cursor)
  cursor.skipToEnd()
  precondition(cursor.isAtEnd(), "a cursor reaches the end")
}

/// Checks that the nodes and the gaps between them cover the text.
private func checkTree(_ tree: SyntaxTree) {
  let walk = TreeWalk(tree)
  precondition(walk.faults.isEmpty, walk.faults.first ?? "")
  precondition(walk.bytes == Array(tree.text.utf8), "nodes and gaps are the text")
}

/// Checks that the tree equals that of the specification's algorithms.
private func checkSyntax(
  _ tree: SyntaxTree, as parse: (inout ReferenceParser) -> [ReferenceSyntax]
) {
  // The specification has no depth limit.
  if tree.diagnostics.contains(where: { $0.kind == .nestingTooDeep }) { return }
  var parser = ReferenceParser(tree.stream)
  let expected = parse(&parser).map { $0.significant(in: tree.stream) }
  let found = ReferenceSyntax.list(tree.rules).map { $0.significant(in: tree.stream) }
  precondition(found == expected, "\(found) is not \(expected)")
}

/// Checks that diagnostics are within the text and can be printed.
private func checkDiagnostics(_ tree: SyntaxTree) {
  let printer = DiagnosticPrinter(tree.stream, usesColor: true)
  for diagnostic in tree.diagnostics {
    precondition(diagnostic.range.lowerBound >= 0, "the range must be within the text")
    precondition(
      diagnostic.range.upperBound <= tree.stream.byteCount, "the range must be within the text")
    precondition(printer.text(of: diagnostic).utf8.count < 4096, "an excerpt is short")
  }
}
