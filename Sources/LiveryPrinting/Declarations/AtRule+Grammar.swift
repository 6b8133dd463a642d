// SPDX-License-Identifier: Apache-2.0
import CSSCascade
package import CSSSyntax

extension AtRule {
  /// Whether the rule is `@scope`, whose prelude contains selectors.
  package var isScope: Bool { isCalled("scope") }

  /// Whether the rule matches its grammar up to its block, without which the cascade drops it.
  ///
  /// A rule with a malformed media query is valid, but its condition is never true.
  package var followsGrammar: Bool {
    var log = DiagnosticLog()
    let stream = tree.stream
    return switch name.lowercased() {
    case "supports": !SupportsCondition(stream, in: prelude).isMalformed
    case "container": ContainerCondition.list(stream, in: prelude, log: &log) != nil
    case "layer": LayerRule(tree, at: index, log: &log) != nil
    case "starting-style": isPreludeEmpty
    case "keyframes", "-webkit-keyframes": CSSKeyframes(tree, at: index, log: &log) != nil
    case "property": prelude.count == 1 && tree.stream.text(of: prelude).hasPrefix("--")
    default: true
    }
  }

  /// The nodes of the block's unknown or invalid descriptors, which are ignored.
  package var invalidDescriptors: Set<Int> {
    var log = DiagnosticLog()
    if isCalled("font-face") {
      _ = FontFace(tree, at: index, log: &log)
    } else if isCalled("property") {
      _ = CustomPropertyRegistration(tree, at: index, log: &log)
    }
    if log.diagnostics.isEmpty { return [] }
    var faults = log.diagnostics.map(\.range.lowerBound).sorted()[...]
    var invalid: Set<Int> = []
    // A fault belongs to the last declaration that begins before it.
    for case .declaration(let declaration) in Array(contents).reversed() {
      let start = declaration.range.lowerBound
      if let last = faults.last, last >= start { invalid.insert(declaration.index) }
      while let last = faults.last, last >= start { faults.removeLast() }
    }
    return invalid
  }

  private var isPreludeEmpty: Bool {
    var cursor = TokenCursor(tree.stream, prelude)
    return cursor.isAtEnd()
  }

  private func isCalled(_ name: StaticString) -> Bool {
    tree.stream.value(of: tokens.lowerBound, equals: name)
  }
}
