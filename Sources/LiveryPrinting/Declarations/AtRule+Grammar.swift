// SPDX-License-Identifier: Apache-2.0
import CSSCascade
package import CSSSyntax

extension AtRule {
  /// Whether the rule is `@scope`, whose prelude holds selectors.
  package var isScope: Bool { isCalled("scope") }

  /// Whether the rule is as its specification has it up to its block, as far as Livery reads it:
  /// else the cascade drops the whole rule.
  ///
  /// A media query that is malformed never holds, and its rule is none the less one.
  package var followsGrammar: Bool {
    var log = DiagnosticLog()
    let stream = tree.stream
    return switch name.lowercased() {
    case "supports": !SupportsCondition(stream, prelude).isMalformed
    case "container": ContainerCondition.list(stream, prelude, log: &log) != nil
    case "layer": LayerRule(tree, index, log: &log) != nil
    case "keyframes", "-webkit-keyframes": CSSKeyframes(tree, index, log: &log) != nil
    case "property": prelude.count == 1 && tree.stream.text(of: prelude).hasPrefix("--")
    default: true
    }
  }

  /// The nodes of the descriptors in the block that count for nothing: nobody knows them, or their values are wrong.
  package var invalidDescriptors: Set<Int> {
    var log = DiagnosticLog()
    if isCalled("font-face") {
      _ = FontFace(tree, index, log: &log)
    } else if isCalled("property") {
      _ = CustomPropertyRegistration(tree, index, log: &log)
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

  private func isCalled(_ name: StaticString) -> Bool {
    tree.stream.value(of: tokens.lowerBound, equals: name)
  }
}
