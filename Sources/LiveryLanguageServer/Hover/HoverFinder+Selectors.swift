// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import LiveryLinting
import LiveryPrinting

extension HoverFinder {
  /// Returns the documentation of the selector at the position: the elements that it matches in
  /// words, its specificity, and the elements of the program that it matches.
  ///
  /// - Parameter prelude: The tokens of the selectors of a rule.
  /// - Returns: The hover, or `nil` if there is none.
  func selector(in prelude: Range<Int>) -> Found? {
    let isRule = location.nodes.last.map { tree.nodes[$0].kind == .qualifiedRule } ?? false
    let rule =
      isRule
      ? RuleSelectors(tree, at: location.nodes)
      : RuleSelectors(tree, at: location.nodes.dropLast(), prelude: prelude)
    guard let selector = rule.selectors.first(where: { $0.tokens.contains(token) }) else {
      return nil
    }
    var text = emptyText
    text.add(text.title(selector.text))
    let list = SelectorList(parsing: selector.text)
    if !list.isEmpty {
      let sentence = SelectorSentence(list.table, list.names, quoting: text.code).text(of: 0)
      text.add("Matches \(sentence).")
    }
    addPseudoClass(to: &text)
    let address = "https://drafts.csswg.org/selectors-4/#specificity-rules"
    text.add("\(text.link("Specificity", to: address)): \(selector.specificity)")
    addElements(matching: selector.text, to: &text)
    return Found(text: text, range: stream.byteRange(of: selector.tokens))
  }

  /// Adds the documentation of the pseudo-class or pseudo-element at the position.
  private func addPseudoClass(to text: inout HoverText) {
    guard token > 0, stream[token - 1].kind == .colon,
      stream[token].kind == .ident || stream[token].kind == .function
    else { return }
    let name = stream.value(of: token).lowercased()
    if let known = PseudoElement.allCases.first(where: { $0.name == name }) {
      add("::" + name, known.documentation, known.specification, to: &text)
    } else if stream[token].kind == .function {
      guard let known = FunctionalPseudoClass.allCases.first(where: { $0.name == name }) else {
        return
      }
      add(":\(name)(\(known.argument))", known.documentation, known.specification, to: &text)
    } else if let known = PseudoClass(named: name) {
      add(":" + name, known.documentation, known.specification, to: &text)
    }
  }

  private func add(
    _ name: String, _ documentation: String, _ address: String?, to text: inout HoverText
  ) {
    let link = address.map { " " + text.link("Specification", to: $0) } ?? ""
    text.add("\(text.code(name)): \(documentation)\(link)")
  }

  /// Adds the elements of the tree files that a selector matches in any state.
  private func addElements(matching selector: String, to text: inout HoverText) {
    guard !theme.trees.isEmpty else { return }
    let list = SelectorList(parsing: selector.withoutStates)
    guard !list.isEmpty else { return }
    var lines: [String] = []
    for (number, root) in theme.trees.enumerated() {
      let tree = StyledTree(of: root, in: CSSStyleSheet())
      let elements = tree.elements(matching: list)
      guard !elements.isEmpty else { continue }
      var paths = ElementPaths(tree)
      let shown = elements.prefix(Self.maximumPathCount).map { text.code(paths.text(of: $0)) }
      let more = elements.count > shown.count ? ", …" : ""
      let noun = elements.count == 1 ? "element" : "elements"
      lines.append(
        "\(elements.count) \(noun) in \(text.code(nameOfTree(number))): "
          + shown.joined(separator: ", ") + more)
    }
    if lines.isEmpty {
      text.add("No element of the program's tree files matches.")
    } else {
      text.add(list: lines)
    }
  }

  /// The maximum number of paths that are listed for a tree file.
  private static let maximumPathCount = 3

  /// Returns the path of a tree file relative to the configuration, or its number if a file could
  /// not be read.
  private func nameOfTree(_ number: Int) -> String {
    let files = theme.configuration.trees
    guard files.count == theme.trees.count else { return "tree \(number + 1)" }
    let folder = theme.configuration.workingFolder
    return files[number].relative(to: folder) ?? files[number].text
  }

  /// Returns the documentation of the selector of a keyframe.
  func keyframeSelector(_ rule: QualifiedRule) -> Found? {
    var text = emptyText
    let written = stream.text(of: rule.prelude)
    text.add(text.title(written))
    text.add("The values of an animation at \(text.code(written)) of its duration.")
    text.add(
      text.link("Specification", to: "https://drafts.csswg.org/css-animations-1/#keyframes"))
    return Found(text: text, range: stream.byteRange(of: rule.prelude))
  }
}
