// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryFormatting
import LiveryPrinting
package import Testing

/// Expects that a sheet means the same before and after a change: that it gives every element the same computed style, in
/// light and dark, on large and small screens, and has the same keyframes and fonts.
///
/// The elements are those that the selectors of both sheets describe; of very many of them some.
///
/// - Parameters:
///   - before: the sheet.
///   - after: what was made of it.
///   - limit: at most so many elements are looked at.
///   - location: where the test asks.
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

/// Expects that two sheets have the same declarations under the same selectors, with the same values in canonical form.
///
/// Unlike a comparison of styles it sees what stands under conditions that do not hold, and what is dropped.
///
/// - Parameters:
///   - before: the sheet.
///   - after: what was made of it.
///   - location: where the test asks.
package func expectSameDeclarations(
  _ before: String, _ after: String, location: Testing.SourceLocation = #_sourceLocation
) {
  for facts in [declarations, customProperties] {
    let (old, new) = (facts(before), facts(after))
    #expect(old.count == new.count, sourceLocation: location)
    if let difference = zip(old, new).first(where: { $0 != $1 }) {
      #expect(difference.0 == difference.1, sourceLocation: location)
    }
  }
}

/// The selectors of both sheets, those of many that are spread over all of them.
private func selectors(of old: CSSStyleSheet, _ new: CSSStyleSheet, limit: Int) -> [String] {
  var seen: Set<String> = []
  let all = (StyleCatalog(old).styles + StyleCatalog(new).styles).map(\.selector)
    .filter { seen.insert($0).inserted }
  let step = max(all.count / max(limit, 1), 1)
  return [":root"] + stride(from: 0, to: all.count, by: step).map { all[$0] }
}

/// What the keyframes of a name hold.
private func frames(of name: String, in sheet: CSSStyleSheet) -> [String]? {
  sheet.keyframes(named: name)?.frames.map { frame in
    "\(frame.percentages) \(frame.declarations.map { "\($0.subject): \($0.value)" })"
  }
}

/// The lines of a dump, without the places of declarations and without spaces: what they keep apart, tokens and values in
/// canonical form tell.
private func declarations(of text: String) -> [String] {
  let dump = DeclarationsDump([SyntaxTree(parsing: text, name: "sheet")])
  return TextSink.text { dump.text(into: &$0) }.split(separator: "\n").map { line in
    let parts = line.split(separator: " ", maxSplits: 1)
    return String(parts.last ?? "").filter { $0 != " " }
  }
}

/// The custom properties of a sheet with their texts, in the order of the source.
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
  /// Environments in which most conditions hold once and do not hold once.
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
