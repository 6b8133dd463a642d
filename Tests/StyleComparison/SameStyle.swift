// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryFormatting
import LiveryPrinting
package import Testing

/// Expects that two style sheets give every element the same computed style.
///
/// The styles are compared for both color schemes, on large and small screens. Keyframes and fonts
/// must be equal too. The elements are those that the selectors of both sheets describe, or a
/// sample of very many of them.
///
/// - Parameters:
///   - before: the style sheet before a change.
///   - after: the style sheet after the change.
///   - limit: the maximum number of elements.
///   - location: the location of a failure.
package func expectSameStyle(
  _ before: String, _ after: String, limit: Int = 120,
  location: Testing.SourceLocation = #_sourceLocation
) {
  let trees = (SyntaxTree(parsing: before), SyntaxTree(parsing: after))
  for environment in StyleEnvironment.compared {
    let old = CSSStyleSheet([StyleSource(trees.0, name: "sheet")], environment: environment)
    let new = CSSStyleSheet([StyleSource(trees.1, name: "sheet")], environment: environment)
    for selector in selectors(of: old, new, limit: limit) {
      #expect(
        new.prepare(selector).computedStyle == old.prepare(selector).computedStyle,
        "\(selector)", sourceLocation: location)
    }
    let difference = new.difference(from: old)
    for name in difference.keyframes {
      #expect(frames(of: name, in: new) == frames(of: name, in: old), sourceLocation: location)
    }
    #expect(difference.fontFamilies == [], sourceLocation: location)
  }
}

/// Expects that two style sheets have the same declarations under the same selectors.
///
/// Values are compared in canonical form. Unlike a comparison of computed styles, this includes
/// rules whose conditions do not match, and declarations that are dropped.
///
/// - Parameters:
///   - before: the style sheet before a change.
///   - after: the style sheet after the change.
///   - location: the location of a failure.
package func expectSameDeclarations(
  _ before: String, _ after: String, location: Testing.SourceLocation = #_sourceLocation
) {
  for extract in [declarations, customProperties] {
    let (old, new) = (extract(before), extract(after))
    #expect(old.count == new.count, sourceLocation: location)
    if let difference = zip(old, new).first(where: { $0 != $1 }) {
      #expect(difference.0 == difference.1, sourceLocation: location)
    }
  }
}

/// Returns the selectors of both sheets, evenly sampled if there are too many.
private func selectors(of old: CSSStyleSheet, _ new: CSSStyleSheet, limit: Int) -> [String] {
  var recorded: Set<String> = []
  let all = (StyleCatalog(old).styles + StyleCatalog(new).styles).map(\.selector)
    .filter { recorded.insert($0).inserted }
  let step = max(all.count / max(limit, 1), 1)
  return [":root"] + stride(from: 0, to: all.count, by: step).map { all[$0] }
}

/// Returns the descriptions of the keyframes with a name.
private func frames(of name: String, in sheet: CSSStyleSheet) -> [String]? {
  sheet.keyframes(named: name)?.frames.map { frame in
    "\(frame.percentages) \(frame.declarations.map { "\($0.subject): \($0.value)" })"
  }
}

/// Returns the lines of a dump, without the positions of declarations and without spaces.
///
/// Tokens and canonical values preserve the distinctions that spaces make.
private func declarations(of text: String) -> [String] {
  let dump = DeclarationsDump([SyntaxTree(parsing: text, name: "sheet")])
  return TextSink.text { dump.text(into: &$0) }.split(separator: "\n").map { line in
    let parts = line.split(separator: " ", maxSplits: 1)
    return String(parts.last ?? "").filter { $0 != " " }
  }
}

/// Returns the custom properties of a sheet with their texts, in source order.
private func customProperties(of text: String) -> [String] {
  let tree = SyntaxTree(parsing: text)
  return tree.nodes.indices.compactMap { index in
    guard case .declaration(let declaration) = Syntax(tree, index), declaration.isCustom else {
      return nil
    }
    return declaration.name + ":" + tree.stream.text(of: declaration.value)
  }
}

extension StyleEnvironment {
  /// Environments in which most conditions match once and fail once.
  fileprivate static var compared: [StyleEnvironment] {
    var large = StyleEnvironment()
    large.viewport = .init(width: 1600, height: 1200)
    var small = StyleEnvironment()
    small.viewport = .init(width: 360, height: 640)
    small.colorScheme = .dark
    small.preferences.reducesMotion = true
    return [large, small]
  }
}
