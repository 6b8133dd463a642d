// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TreeDump {
  /// Writes a bare array with an object for each sheet.
  ///
  /// Every object has `type`, `start` and `end`; a rule has its `prelude`, a declaration its `value`, both as component
  /// values; what a block holds are the `children` of its rule.
  ///
  /// ```json
  /// [{"type":"style-sheet","file":"theme.css","start":0,"end":16,"children":[
  ///   {"type":"qualified-rule","start":0,"end":16,
  ///    "prelude":[{"type":"ident-token","raw":"a","start":0,"end":1}],
  ///    "children":[{"type":"declaration","start":4,"end":14,"name":"color",
  ///      "value":[{"type":"ident-token","raw":"red","start":11,"end":14}],"important":false}]}]}]
  /// ```
  public func json(into json: inout JSONWriter) {
    json.array(onLines: true) { json in
      for tree in trees {
        json.object { json in
          json.member("type", "style-sheet")
          json.member("file", tree.stream.name)
          json.member("start", 0)
          json.member("end", tree.stream.byteCount)
          json.name("children")
          write(tree.rules, into: &json)
        }
      }
    }
  }

  /// Recursion ends where the parser's nesting limit does.
  private func write(_ nodes: SyntaxTree.Children, into json: inout JSONWriter) {
    json.array { json in
      for node in nodes {
        json.object { write(node, into: &$0) }
      }
    }
  }

  private func write(_ node: Syntax, into json: inout JSONWriter) {
    switch node {
    case .qualifiedRule(let rule):
      json.head("qualified-rule", rule)
      json.member("prelude", rule.tree.stream, rule.prelude)
      json.name("children")
      write(rule.contents, into: &json)
    case .atRule(let rule):
      json.head("at-rule", rule)
      json.member("name", rule.name)
      json.member("prelude", rule.tree.stream, rule.prelude)
      guard rule.hasBlock else { return }
      json.name("children")
      write(rule.contents, into: &json)
    case .declaration(let declaration):
      json.head("declaration", declaration)
      json.member("name", declaration.name)
      json.member("value", declaration.tree.stream, declaration.value)
      json.member("important", declaration.isImportant)
    case .raw(let raw):
      json.head("raw", raw)
      json.member("text", raw.text)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func head(_ type: String, _ node: some SyntaxView) {
    member("type", type)
    place(node.range)
  }

  private mutating func place(_ range: Range<Int>) {
    member("start", range.lowerBound)
    member("end", range.upperBound)
  }

  /// A member with the component values of a run of tokens; what is nested too deep to be read is left out.
  fileprivate mutating func member(_ name: String, _ stream: TokenStream, _ tokens: Range<Int>) {
    self.name(name)
    values(ComponentValue.list(in: stream, tokens).values, of: stream)
  }

  private mutating func values(_ values: [ComponentValue], of stream: TokenStream) {
    array { json in
      for value in values {
        json.object { $0.members(of: value, in: stream) }
      }
    }
  }

  private mutating func members(of value: ComponentValue, in stream: TokenStream) {
    switch value {
    case .token(let position):
      member("type", stream[position].kind.description)
      member("raw", stream.text(of: position))
      place(stream.range(of: position))
    case .function(let name, let contents, _):
      member("type", "function")
      member("name", stream.value(of: name))
      place(stream.byteRange(of: value.tokens))
      self.name("values")
      values(contents, of: stream)
    case .block(let opening, let contents, _):
      member("type", "block")
      member("opening", stream.text(of: opening))
      place(stream.byteRange(of: value.tokens))
      self.name("values")
      values(contents, of: stream)
    }
  }
}
