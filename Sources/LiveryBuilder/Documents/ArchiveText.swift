// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSStorage
import CSSSyntax

/// The text of an archive, which is CSS, with the pipelines in it.
struct ArchiveText: Sendable {
  /// The text as bytes of UTF-8.
  let bytes: [UInt8]
  /// The pipelines in the order in which they stand.
  let pipelines: [Place]
  /// The archive as a sheet.
  let source: StyleSource

  /// Where a pipeline stands.
  struct Place: Sendable, Hashable {
    /// The selector that describes an element which the rule matches, with its states.
    let selector: String
    /// The rule's selectors as they are written, in bytes; nil for a nested rule.
    let prelude: Range<Int>?
    /// The value with the white space and the comments around it, in bytes.
    let value: Range<Int>
  }

  /// Reads an archive.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - name: what the file is called.
  ///   - loader: reads what the sheet refers to.
  init(_ bytes: [UInt8], name: String, loader: (any ResourceLoader)? = nil) {
    self.bytes = bytes
    // The mark in front of some texts is none of their tokens.
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let stream = TokenStream(String(decoding: bytes.dropFirst(mark), as: UTF8.self), name: name)
    source = StyleSource(SyntaxTree(parsing: stream), name: name, loader: loader)
    // Places are places in the file only where reading has not changed its bytes.
    guard stream.byteCount == bytes.count - mark else {
      pipelines = []
      return
    }
    // Rules whose conditions do not hold here and now are edited like the others.
    let index = CSSStyleSheet([source]).index
    pipelines = index.rules.indices.flatMap { number -> [Place] in
      let rule = StyleRule(index, index.rules[number])
      guard rule.source.name == name else { return [] }
      return rule.declarations.filter { $0.name.lowercased() == "-livery-pipeline" }.map {
        Self.place(of: $0, in: rule, behind: mark)
      }
    }
  }

  private static func place(
    of declaration: Declaration, in rule: StyleRule, behind mark: Int
  ) -> Place {
    let tree = declaration.tree
    let stream = tree.stream
    let colon =
      declaration.tokens.first { stream[$0].kind == .colon } ?? declaration.value.lowerBound
    var end = declaration.value.upperBound
    while end < stream.count, stream[end].kind.isTrivia, end < declaration.tokens.upperBound {
      end += 1
    }
    var prelude: Range<Int>?
    if case .qualifiedRule(let view) = Syntax(tree, rule.node) {
      // What a nested rule's selectors are depends on the rules around it.
      let alone = CSSStyleSheet("\(stream.text(of: view.prelude)) { }", name: "<rule>")
      if alone.rules.first?.selectors == rule.selectors {
        prelude = stream.byteRange(of: view.prelude).shifted(by: mark)
      }
    }
    let selector = rule.selectors.first {
      CSSStyleSheet([rule.source]).prepare($0).diagnostics.isEmpty
    }
    return Place(
      selector: selector ?? rule.selectors.first ?? "", prelude: prelude,
      value: stream.byteRange(of: colon + 1..<max(end, colon + 1)).shifted(by: mark))
  }
}

extension Range<Int> {
  /// The range so many places farther on.
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
