// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

/// The path of a reference in a text in JSON, such as `@colors.ink`.
struct JSONReferencePath {
  /// The byte range of each part, without the at sign and the periods.
  let parts: [(text: String, range: Range<Int>)]

  /// Returns the paths in the strings of a text, those with escapes left out.
  static func all(in text: SourceText) -> [JSONReferencePath] {
    let nodes = JSONDocument(parsing: text, options: .handwritten).nodes
    return nodes.flatMap { node -> [JSONReferencePath] in
      guard node.kind == .string, !node.flags.contains(.escaped) else { return [] }
      return all(in: text, node.content)
    }
  }

  /// Returns the paths in the content of a string: a reference, or the arguments of a function.
  private static func all(in text: SourceText, _ content: Range<Int>) -> [JSONReferencePath] {
    let bytes = Array(text.text(in: content).utf8)
    guard bytes.first == UInt8(ascii: "@") || bytes.first == UInt8(ascii: "~") else { return [] }
    var paths: [JSONReferencePath] = []
    var position = 0
    while position < bytes.count {
      position += 1
      guard bytes[position - 1] == UInt8(ascii: "@") else { continue }
      let rest = bytes[position...]
      let end =
        bytes[0] == UInt8(ascii: "@")
        ? bytes.count : rest.firstIndex(where: \.endsPath) ?? bytes.count
      paths.append(JSONReferencePath(bytes[position..<end], at: content.lowerBound))
      position = end
    }
    return paths
  }

  private init(_ bytes: ArraySlice<UInt8>, at start: Int) {
    parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      (String(decoding: $0, as: UTF8.self), start + $0.startIndex..<start + $0.endIndex)
    }
  }

  /// The custom property of the value at the path, as `--colors-ink`.
  var variable: String { "--" + parts.map { kebabName(of: $0.text) }.joined(separator: "-") }
}

extension UInt8 {
  /// Whether a path in a function ends before the byte.
  fileprivate var endsPath: Bool { self <= 0x20 || ",()\"'".utf8.contains(self) }
}
