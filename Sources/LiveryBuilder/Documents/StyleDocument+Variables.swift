// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The rule in which a variable is declared.
enum VariablePlace: String, Sendable, Hashable, Codable {
  /// The rule of the style.
  case style
  /// The rule `:root`.
  case root
}

extension StyleDocument {
  /// Sets a variable of the style.
  ///
  /// - Parameters:
  ///   - name: the name, with its hyphens.
  ///   - value: the value.
  ///   - declaration: the declaration in the archive whose value is replaced, or `nil` to insert
  ///     one.
  ///   - scope: the rule into which a declaration is inserted.
  ///   - gesture: the identifier of a gesture, whose changes are undone together.
  /// - Throws: an error if the name or the value is invalid.
  mutating func setVariable(
    _ name: String, to value: String, at declaration: ArchiveText.VariableDeclaration?,
    scope: VariablePlace, gesture: String?
  ) throws(EditError) {
    let value = value.trimmed
    guard Self.isVariableName(name) else { throw .invalidVariableName(name) }
    guard !value.isEmpty else { throw .emptyVariable(name) }
    guard StepBalance(value).isWhole else { throw .openVariable(name, value) }
    var text = bytes
    if let declaration {
      text.replaceSubrange(declaration.value, with: Array(value.utf8))
    } else {
      text = inserting("\(name): \(value);", scope)
    }
    guard reading(text).pipelines.count == archive.pipelines.count else { throw .openRule }
    change(to: text, named: "Change \(name)", gesture: gesture)
  }

  private static func isVariableName(_ name: String) -> Bool {
    let stream = TokenStream(name)
    return name.hasPrefix("--") && name.utf8.count > 2 && stream.count == 1
      && stream[0].kind == .ident
  }

  /// Returns the text with a declaration before the pipeline of the style, or in the rule `:root`.
  private func inserting(_ declaration: String, _ scope: VariablePlace) -> [UInt8] {
    var text = bytes
    switch scope {
    case .style:
      let start = archive.pipelines[style].declaration.lowerBound
      let space = whiteSpace(before: start)
      text.insert(contentsOf: Array((declaration + (space.isEmpty ? " " : space)).utf8), at: start)
    case .root:
      guard let start = archive.rootBlock else {
        return appending(":root {\n  \(declaration)\n}\n")
      }
      let space = whiteSpace(after: start)
      let isEmpty =
        start + space.utf8.count < text.count
        && text[start + space.utf8.count] == UInt8(ascii: "}")
      let before = isEmpty ? "\n  " : space.isEmpty ? " " : space
      text.insert(contentsOf: Array((before + declaration).utf8), at: start)
    }
    return text
  }

  private func whiteSpace(before offset: Int) -> String {
    String(decoding: bytes[endOfText(before: offset)..<offset], as: UTF8.self)
  }

  private func whiteSpace(after offset: Int) -> String {
    String(decoding: bytes[offset..<startOfText(after: offset)], as: UTF8.self)
  }

  /// Returns the start of the white space before an offset.
  func endOfText(before offset: Int) -> Int {
    var start = offset
    while start > 0, Self.isWhiteSpace(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Returns the end of the white space after an offset.
  func startOfText(after offset: Int) -> Int {
    var end = offset
    while end < bytes.count, Self.isWhiteSpace(bytes[end]) { end += 1 }
    return end
  }

  private static func isWhiteSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte)
  }
}
