// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension JSONDocument {
  /// Parses a source text.
  package init(parsing source: SourceText, options: JSONOptions = JSONOptions()) {
    var parser = JSONParser(source, options)
    parser.parse()
    let found = parser.scanner.log.diagnostics.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    self.init(source: source, nodes: parser.nodes, diagnostics: source.diagnostics + found)
  }

  /// Parses a string.
  package init(
    parsing text: String, name: String = "<string>", options: JSONOptions = JSONOptions()
  ) {
    self.init(parsing: SourceText(text, name: name), options: options)
  }
}
