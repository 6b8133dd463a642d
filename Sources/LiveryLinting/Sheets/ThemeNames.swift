// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryResources

/// The names that a theme declares, in its sheets and in those that they import.
struct ThemeNames: Sendable {
  /// The custom properties that rules declare, and those that `@property` gives a value.
  private(set) var variables: Set<String> = []
  /// The custom properties that values ask for.
  private(set) var usedVariables: Set<String> = []
  /// The animations.
  private(set) var keyframes: Set<String> = []
  /// The animations that values ask for.
  private(set) var usedKeyframes: Set<String> = []
  /// The families of fonts that the theme brings along.
  private(set) var fontFamilies: Set<String> = []
  /// Whether everything that the sheets import was read: else nobody knows all names.
  private(set) var isComplete = true

  /// The names of some sheets, and of the default sheet where it lies under them.
  init(_ sheets: [LintedSheet], usesDefaultSheet: Bool) {
    var seen: Set<String> = []
    for sheet in sheets {
      add(sheet.source, &seen)
    }
    if usesDefaultSheet { add(SyntaxTree(parsing: LiveryResources.defaultStyleSheet)) }
  }

  private mutating func add(_ source: StyleSource, _ seen: inout Set<String>) {
    guard seen.insert(source.name).inserted else { return }
    let failures: Set<Diagnostic.Kind> = [.importNotLoaded, .importNotFound, .importUnreadable]
    if source.importDiagnostics.contains(where: { failures.contains($0.kind) }) {
      isComplete = false
    }
    add(source.tree)
    for imported in source.imports { add(imported.source, &seen) }
  }

  private mutating func add(_ tree: SyntaxTree) {
    let stream = tree.stream
    for index in tree.nodes.indices {
      switch Syntax(tree, index) {
      case .declaration(let declaration): add(declaration, stream)
      case .atRule(let rule): add(rule)
      case .qualifiedRule, .raw: continue
      }
    }
  }

  private mutating func add(_ declaration: Declaration, _ stream: TokenStream) {
    if declaration.isCustom { variables.insert(declaration.name) }
    let flags = declaration.tree.nodes[declaration.index].flags
    if flags.contains(.blocks) {
      for use in VariableName.uses(stream, declaration.value) { usedVariables.insert(use.name) }
    }
    let first = Int(declaration.tree.nodes[declaration.index].first)
    guard !declaration.isCustom, let property = Property(nameToken: first, in: stream) else {
      return
    }
    guard property == .animation || property == .animationName else { return }
    for token in declaration.value {
      let kind = stream[token].kind
      if kind == .ident || kind == .string { usedKeyframes.insert(stream.value(of: token)) }
    }
  }

  private mutating func add(_ rule: AtRule) {
    switch rule.name.lowercased() {
    case "keyframes", "-webkit-keyframes":
      if let name = rule.prelude.first { keyframes.insert(rule.tree.stream.value(of: name)) }
    case "property":
      let name = rule.tree.stream.text(of: rule.prelude)
      let hasValue = rule.contents.contains {
        if case .declaration(let declaration) = $0 {
          declaration.name.lowercased() == "initial-value"
        } else {
          false
        }
      }
      if hasValue { variables.insert(name) }
    case "font-face":
      for case .declaration(let declaration) in rule.contents
      where declaration.name.lowercased() == "font-family" {
        fontFamilies.insert(declaration.familyName)
      }
    case "container":
      for token in rule.prelude where rule.tree.stream[token].kind == .ident {
        let name = rule.tree.stream.value(of: token)
        if name.hasPrefix("--") { usedVariables.insert(name) }
      }
    default: break
    }
  }
}

extension Declaration {
  /// The family that a value names, white space as one space.
  var familyName: String {
    let stream = tree.stream
    let words = value.filter { [.ident, .string].contains(stream[$0].kind) }
    return words.map { stream.value(of: $0) }.joined(separator: " ")
  }
}
