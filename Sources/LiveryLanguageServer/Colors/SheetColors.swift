// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// The colors of a sheet's values in its theme, for elements with a light color scheme.
///
/// A `var()` has the value that the same rule declares, or else that of the root, or else that of
/// the last declaration in the theme.
struct SheetColors {
  private let sheet: ThemeSheet
  private let theme: EditedTheme
  private lazy var context = rootContext
  private lazy var root = theme.composited.prepare(":root")
  private lazy var ruleValues = valuesByRule
  private lazy var anyValues = valuesByName
  /// The substituted texts so far, with `nil` for a property without a value.
  private var texts: [RuleName: String?] = [:]

  /// The name of a custom property in a rule, or in any rule.
  private struct RuleName: Hashable {
    let rule: Int?
    let name: String
  }

  /// The tokens of a value.
  private struct Value {
    let stream: TokenStream
    let tokens: Range<Int>
  }

  /// The maximum length of a value with its variables substituted, in bytes.
  private static let maximumLength = 2000
  /// The maximum nesting depth of variables.
  private static let maximumDepth = 16

  /// Creates the colors of a sheet.
  init(of sheet: ThemeSheet, in theme: EditedTheme) {
    self.sheet = sheet
    self.theme = theme
  }

  /// Returns the absolute color, or `nil` if the value is not a color or depends on the element.
  mutating func color(of occurrence: ColorOccurrence) -> CSSColor? {
    let specified: SpecifiedColor
    switch occurrence.form {
    case .literal(let color): specified = color
    case .substituted:
      let value = Value(stream: sheet.stream, tokens: occurrence.tokens)
      guard let text = substituted(value, in: occurrence.rule, depth: 0),
        let color = SpecifiedColor(parsing: text)
      else { return nil }
      specified = color
    }
    if case .color(let color) = specified { return color }
    guard case .color(let color) = specified.computed(in: context) else { return nil }
    return color
  }

  /// The context of colors, with the system colors that the theme overrides.
  private var rootContext: ComputationContext {
    var context = ComputationContext()
    for color in SystemColor.allCases {
      guard declares(color.customProperty),
        case .unparsed(let text)? = theme.composited.css(":root", color.customProperty)
      else { continue }
      context.systemColors[color] = SpecifiedColor(parsing: text)
    }
    return context
  }

  private func declares(_ name: String) -> Bool {
    theme.allSheets.contains { $0.names.names.find(name) != nil }
  }
}

extension SheetColors {
  /// Returns the text of a value with each `var()` replaced, or `nil` if one has no value.
  private mutating func substituted(_ value: Value, in rule: Int?, depth: Int) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    let stream = value.stream
    var cursor = TokenCursor(stream, value.tokens)
    var text = ""
    while let token = cursor.nextIncludingTrivia() {
      if text.utf8.count > Self.maximumLength { return nil }
      guard stream[token].kind == .function, stream.value(of: token, equals: "var") else {
        text += stream.text(of: token)
        continue
      }
      guard let name = cursor.next(), stream[name].kind == .ident else { return nil }
      let hasFallback = cursor.peek() == .comma
      let fallback = cursor.position + 1
      cursor.skipBlock(openedAt: token)
      let isClosed = stream[cursor.position - 1].kind == .rightParenthesis
      let end = max(fallback, cursor.position - (isClosed ? 1 : 0))
      let found = self.value(of: stream.value(of: name), in: rule, depth: depth)
      let tokens = Value(stream: stream, tokens: fallback..<end)
      guard
        let found = found ?? (hasFallback ? substituted(tokens, in: rule, depth: depth + 1) : nil)
      else { return nil }
      text += found
    }
    return text
  }

  /// Returns the substituted text of a custom property, or `nil` if it has none.
  private mutating func value(of name: String, in rule: Int?, depth: Int) -> String? {
    let key = RuleName(rule: rule, name: name)
    if let known = texts[key] { return known }
    // A property that depends on itself has no value.
    texts[key] = .some(nil)
    let text = newValue(of: key, depth: depth)
    texts[key] = text
    return text
  }

  private mutating func newValue(of key: RuleName, depth: Int) -> String? {
    if let value = ruleValues[key] { return substituted(value, in: key.rule, depth: depth + 1) }
    if case .unparsed(let text)? = root.css(key.name) { return text }
    guard let value = anyValues[key.name] else { return nil }
    return substituted(value, in: nil, depth: depth + 1)
  }

  /// The last value of each custom property in each rule of the sheet.
  private var valuesByRule: [RuleName: Value] {
    let tree = sheet.tree
    var values: [RuleName: Value] = [:]
    var rules: [(node: Int, end: Int)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = rules.last, last.end <= index { rules.removeLast() }
      switch node.kind {
      case .qualifiedRule, .atRule: rules.append((index, Int(node.next)))
      case .declaration where node.flags.contains(.custom):
        guard let rule = rules.last?.node else { continue }
        let declaration = Declaration(tree: tree, index: index)
        values[RuleName(rule: rule, name: declaration.name)] = Value(
          stream: tree.stream, tokens: declaration.value)
      case .declaration, .raw: continue
      }
    }
    return values
  }

  /// The last value of each custom property in the theme.
  private var valuesByName: [String: Value] {
    var values: [String: Value] = [:]
    for sheet in theme.allSheets {
      for occurrence in sheet.names.occurrences
      where occurrence.kind == .customProperty && occurrence.role == .declaration {
        guard case .declaration(let declaration) = Syntax(sheet.tree, Int(occurrence.node)) else {
          continue
        }
        values[sheet.names.text(of: occurrence)] = Value(
          stream: sheet.stream, tokens: declaration.value)
      }
    }
    return values
  }
}
