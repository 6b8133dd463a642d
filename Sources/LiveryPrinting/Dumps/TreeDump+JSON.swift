// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TreeDump {
  /// Writes a bare array with an object for each sheet.
  ///
  /// Every object has `type`, `start` and `end`. A rule has its `prelude` and a declaration its
  /// `value`, both as component values. The contents of a block are the `children` of its rule.
  ///
  /// ```json
  /// [{"type":"style-sheet","file":"theme.css","start":0,"end":16,"children":[
  ///   {"type":"qualified-rule","start":0,"end":16,
  ///    "prelude":[{"type":"ident-token","raw":"a","start":0,"end":1}],
  ///    "children":[{"type":"declaration","start":4,"end":14,"name":"color",
  ///      "value":[{"type":"ident-token","raw":"red","start":11,"end":14}],"important":false}]}]}]
  /// ```
  package func json(into json: inout JSONWriter) {
    var steps = steps
    json.array(onLines: true) { json in
      for tree in trees {
        json.object { json in
          json.member("type", "style-sheet")
          json.member("file", tree.stream.name)
          json.member("start", 0)
          json.member("end", tree.stream.byteCount)
          json.name("children")
          json.array { json in
            tree.walk { event in
              switch event {
              case .enter(let node):
                steps.step()
                enter(node, into: &json)
              case .leave(let rule): leave(rule, into: &json)
              }
            }
          }
        }
      }
    }
  }

  /// Writes a node.
  ///
  /// The object of a rule stays open for its children.
  private func enter(_ node: Syntax, into json: inout JSONWriter) {
    json.beginObject()
    switch node {
    case .qualifiedRule(let rule):
      json.head("qualified-rule", rule)
      json.member("prelude", rule.tree.stream, in: rule.prelude)
      json.name("children")
      json.beginArray()
    case .atRule(let rule):
      json.head("at-rule", rule)
      json.member("name", rule.name)
      json.member("prelude", rule.tree.stream, in: rule.prelude)
      guard rule.hasBlock else { return }
      json.name("children")
      json.beginArray()
    case .declaration(let declaration):
      json.head("declaration", declaration)
      json.member("name", declaration.name)
      json.member("value", declaration.tree.stream, in: declaration.value)
      json.member("important", declaration.isImportant)
      json.endObject()
    case .raw(let raw):
      json.head("raw", raw)
      json.member("text", raw.text)
      json.endObject()
    }
  }

  private func leave(_ rule: Syntax, into json: inout JSONWriter) {
    if case .atRule(let rule) = rule, !rule.hasBlock { return json.endObject() }
    json.endArray()
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func head(_ type: String, _ node: some SyntaxView) {
    member("type", type)
    range(node.range)
  }

  private mutating func range(_ range: Range<Int>) {
    member("start", range.lowerBound)
    member("end", range.upperBound)
  }

  /// Writes a member with the component values of a range of tokens.
  ///
  /// Defined by [component value](https://drafts.csswg.org/css-syntax-3/#component-value).
  fileprivate mutating func member(_ name: String, _ stream: TokenStream, in tokens: Range<Int>) {
    self.name(name)
    beginArray()
    let ends = BlockEnds(stream, tokens)
    var open: [Int] = []
    var position = tokens.lowerBound
    while position < tokens.upperBound {
      if open.last == position {
        open.removeLast()
        endValue()
      } else if let end = ends[position] {
        beginValue(stream, position, end: min(end + 1, tokens.upperBound))
        open.append(end)
        // Omit values that are nested too deep to be parsed.
        if open.count > TokenCursor.maximumDepth { position = end - 1 }
      } else if stream[position].kind != .comment {
        object { $0.token(stream, position) }
      }
      position += 1
    }
    // The end of the range closes any open block.
    for _ in open { endValue() }
    endArray()
  }

  private mutating func token(_ stream: TokenStream, _ position: Int) {
    member("type", stream[position].kind.description)
    member("raw", stream.text(of: position))
    range(stream.range(of: position))
  }

  /// Writes the properties of a function or block and opens the list of its values.
  private mutating func beginValue(_ stream: TokenStream, _ position: Int, end: Int) {
    beginObject()
    if stream[position].kind == .function {
      member("type", "function")
      member("name", stream.value(of: position))
    } else {
      member("type", "block")
      member("opening", stream.text(of: position))
    }
    range(stream.byteRange(of: position..<end))
    name("values")
    beginArray()
  }

  private mutating func endValue() {
    endArray()
    endObject()
  }
}

/// The ends of the functions and blocks in a range of tokens.
private struct BlockEnds {
  private var ends: [Int: Int] = [:]

  init(_ stream: TokenStream, _ tokens: Range<Int>) {
    var open: [Int] = []
    for position in tokens {
      let kind = stream[position].kind
      if let last = open.last, stream[last].kind.closing == kind {
        ends[last] = position
        open.removeLast()
      } else if kind.isOpening {
        open.append(position)
      }
    }
    for position in open { ends[position] = tokens.upperBound }
  }

  /// The index of the token that closes the block of an opening token.
  ///
  /// The end of the range if the block is unclosed, or `nil` for any other token.
  subscript(position: Int) -> Int? { ends[position] }
}
