// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryFormatting

extension HoverFinder {
  /// Returns the documentation of an at-rule.
  func atRule(_ rule: AtRule) -> Found? {
    var text = emptyText
    text.add(text.title("@" + rule.name.lowercased()))
    if let definition = AtRuleDefinition(named: rule.name) {
      text.add(definition.documentation)
      let prelude = definition.prelude.isEmpty ? "" : " " + definition.prelude
      text.add(code: "@" + definition.name + prelude)
      if !definition.descriptors.isEmpty {
        text.add("Descriptors: \(text.codes(definition.descriptors.map(\.name))).")
      }
      if !definition.isSupported { text.add("The rules in it take no part in the cascade.") }
      text.add(text.link("Specification", to: definition.specification))
    } else {
      text.add("No at-rule of CSS has this name.")
      if let suggestion = closest(to: rule.name, in: AtRuleRole.names) {
        text.add("Did you mean \(text.code("@" + suggestion))?")
      }
    }
    return Found(text: text, range: stream.range(of: token))
  }

  /// Returns the text for a descriptor of an at-rule.
  func descriptor(_ name: String, of rule: AtRule) -> HoverText {
    var text = emptyText
    text.add(text.title(name))
    let definition = AtRuleDefinition(named: rule.name)
    let descriptor = definition?.descriptors.first { $0.name == name.lowercased() }
    if let descriptor {
      text.add(descriptor.documentation)
      text.add(code: descriptor.syntax)
    } else if definition?.acceptsProperties == true,
      addDocumentation(ofProperty: name, to: &text)
    {
      return text
    } else {
      text.add("No descriptor of \(text.code("@" + rule.name)) has this name.")
      let names = definition?.descriptors.map(\.name) ?? []
      if let suggestion = closest(to: name, in: names) {
        text.add("Did you mean \(text.code(suggestion))?")
      }
      return text
    }
    text.add("A descriptor of \(text.code("@" + rule.name)).")
    return text
  }

  /// Returns the documentation of a token between an at-keyword and its block.
  func prelude(of rule: AtRule) -> Found? {
    let occurrence = sheet.names.occurrences.first { Int($0.token) == token }
    switch rule.name.lowercased() {
    case "scope": return parentheses(in: rule.prelude).flatMap { selector(in: $0) }
    case "supports" where occurrence == nil: return supportedProperty(in: rule.prelude)
    case "container":
      return occurrence.flatMap(name) ?? feature(FeatureName<ContainerFeature>.init)
    case "media": return feature(FeatureName<MediaFeature>.init)
    case "import": return occurrence.flatMap(name) ?? feature(FeatureName<MediaFeature>.init)
    default: return occurrence.flatMap(name)
    }
  }

  /// Returns the contents of the innermost parentheses around the token, or `nil` outside of them.
  private func parentheses(in prelude: Range<Int>) -> Range<Int>? {
    guard
      let start = (prelude.lowerBound..<max(token, prelude.lowerBound)).last(where: {
        stream[$0].kind == .leftParenthesis
      })
    else { return nil }
    var cursor = TokenCursor(stream, start..<prelude.upperBound)
    _ = cursor.nextIncludingTrivia()
    cursor.skipBlock()
    let isClosed = stream[cursor.position - 1].kind == .rightParenthesis
    return start + 1..<max(start + 1, isClosed ? cursor.position - 1 : cursor.position)
  }

  /// Returns the documentation of a property in a condition such as `(display: grid)`.
  private func supportedProperty(in prelude: Range<Int>) -> Found? {
    var cursor = TokenCursor(stream, token + 1..<max(token + 1, prelude.upperBound))
    guard stream[token].kind == .ident, cursor.peek() == .colon,
      let known = property(named: stream.value(of: token))
    else { return nil }
    return Found(text: known, range: stream.range(of: token))
  }

  /// Returns the documentation of the feature of a media or container query at the position.
  private func feature<Feature>(_ named: (String) -> FeatureName<Feature>?) -> Found? {
    guard stream[token].kind == .ident, let name = named(stream.value(of: token)) else {
      return nil
    }
    var text = emptyText
    text.add(text.title(stream.value(of: token).lowercased()))
    text.add(name.feature.documentation)
    text.add(code: name.feature.valueType.syntax)
    switch name.prefix {
    case .none: break
    case .min: text.add("True at this value and above it.")
    case .max: text.add("True at this value and below it.")
    }
    if let address = name.feature.specification {
      text.add(text.link("Specification", to: address))
    }
    return Found(text: text, range: stream.range(of: token))
  }
}
