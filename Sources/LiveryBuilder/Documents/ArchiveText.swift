// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSStorage
import CSSSyntax

/// The CSS text of an archive with the pipelines in it.
struct ArchiveText: Sendable {
  /// The text as UTF-8.
  let bytes: [UInt8]
  /// The pipelines in source order.
  let pipelines: [PipelineDeclaration]
  /// The archive as a style source.
  let source: StyleSource

  /// The location of a pipeline.
  struct PipelineDeclaration: Sendable, Hashable {
    /// The selector of the rule that describes an element and its states.
    let selector: String
    /// The selector without states and those states, or `nil` if it describes no single element.
    let element: StatelessSelector?
    /// The byte range of the rule's selector list, or `nil` for a nested rule.
    let prelude: Range<Int>?
    /// The byte range of the value with the surrounding white space and comments.
    let value: Range<Int>
    /// The byte range of the declaration without its semicolon.
    let declaration: Range<Int>
    /// The byte range of the rule.
    let rule: Range<Int>
    /// A Boolean value that indicates whether the rule has several selectors.
    let isShared: Bool
    /// The number of the rule's layer, conditions and scope, which other rules may have too.
    let context: Int
  }

  /// Parses an archive.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - name: the name of the file.
  ///   - loader: the loader of the resources that the sheet refers to.
  init(_ bytes: [UInt8], name: String, loader: (any ResourceLoader)? = nil) {
    self.bytes = bytes
    // A byte order mark is not part of the tokens.
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let stream = TokenStream(String(decoding: bytes.dropFirst(mark), as: UTF8.self), name: name)
    source = StyleSource(SyntaxTree(parsing: stream), name: name, loader: loader)
    // Offsets in the stream match the file only if decoding kept all bytes.
    guard stream.byteCount == bytes.count - mark else {
      pipelines = []
      return
    }
    // Rules whose conditions do not match at present are editable too.
    let index = CSSStyleSheet([source]).index
    pipelines = index.rules.indices.flatMap { number -> [PipelineDeclaration] in
      let rule = StyleRule(index, index.rules[number])
      guard rule.source.name == name else { return [] }
      return rule.declarations.filter { $0.name.lowercased() == "-livery-pipeline" }.map {
        Self.pipelineDeclaration(
          of: $0, in: rule, context: index.contextNumber(ofRule: number), after: mark)
      }
    }
  }

  private static func pipelineDeclaration(
    of declaration: Declaration, in rule: StyleRule, context: Int, after mark: Int
  ) -> PipelineDeclaration {
    let tree = declaration.tree
    let stream = tree.stream
    let colon =
      declaration.tokens.first { stream[$0].kind == .colon } ?? declaration.value.lowerBound
    var end = declaration.value.upperBound
    while end < stream.count, stream[end].kind.isTrivia, end < declaration.tokens.upperBound {
      end += 1
    }
    var prelude: Range<Int>?
    let value = stream.byteRange(of: colon + 1..<max(end, colon + 1)).shifted(by: mark)
    var ruleRange = value
    if case .qualifiedRule(let view) = Syntax(tree, rule.node) {
      ruleRange = view.range.shifted(by: mark)
      // The selectors of a nested rule depend on the parent rules.
      let alone = CSSStyleSheet("\(stream.text(of: view.prelude)) { }", name: "<rule>")
      if alone.rules.first?.selectors == rule.selectors {
        prelude = stream.byteRange(of: view.prelude).shifted(by: mark)
      }
    }
    let describing = rule.selectors.first {
      CSSStyleSheet([rule.source]).prepare($0).diagnostics.isEmpty
    }
    let selector = describing ?? rule.selectors.first ?? ""
    return PipelineDeclaration(
      selector: selector, element: StyleStates.parsed(selector), prelude: prelude,
      value: value, declaration: declaration.range.lowerBound + mark..<value.upperBound,
      rule: ruleRange, isShared: rule.selectors.count > 1, context: context)
  }
}

extension ArchiveText {
  /// The byte offset of the contents of the first rule `:root` at the top level, or `nil` if there
  /// is none.
  var rootBlock: Int? {
    let tree = source.tree
    let mark = bytes.count - tree.stream.byteCount
    for case .qualifiedRule(let rule) in tree.rules {
      guard tree.stream.text(of: rule.prelude).trimmed == ":root" else { continue }
      let opening = (rule.prelude.upperBound..<tree.stream.count).first {
        tree.stream[$0].kind == .leftBrace
      }
      return opening.map { tree.stream.range(of: $0).upperBound + mark }
    }
    return nil
  }
}

extension Range<Int> {
  /// Returns the range moved by a distance.
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
