// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension RuleCompiler {
  /// Records a font, keyframes or a registration.
  ///
  /// Container queries and scopes do not apply to them.
  ///
  /// Defined by [CSS Conditional 5, section 4.1](https://drafts.csswg.org/css-conditional-5/#container-rule).
  mutating func record(_ index: Int, of tree: SyntaxTree, in context: RuleContext) {
    let node = tree.nodes[index]
    let range = sourceRange(of: Int(node.first)..<Int(node.end), in: tree.stream)
    switch AtRuleKind(tree.stream, Int(tree.nodes[index].first)) {
    case .fontFace:
      if let face = FontFace(tree, at: index, log: &log) {
        records.definitions.fontFaces.append(
          RecordedRule(rule: face, context: context, range: range))
      }
    case .keyframes:
      // The blocks and their errors are parsed on demand.
      if let keyframes = KeyframesSource(tree, at: index, source: current) {
        records.definitions.keyframes.append(
          RecordedRule(rule: keyframes, context: context, range: range))
        internNames(inKeyframesAt: index, of: tree)
      } else {
        _ = CSSKeyframes(tree, at: index, log: &log)
      }
    default:
      guard let registration = CustomPropertyRegistration(tree, at: index, log: &log) else {
        return
      }
      _ = records.names.intern(registration.name)
      records.definitions.registrations.append(
        RecordedRule(rule: registration, context: context, range: range))
    }
  }
  /// Interns the custom properties that keyframes declare and refer to.
  private mutating func internNames(inKeyframesAt index: Int, of tree: SyntaxTree) {
    for node in index + 1..<Int(tree.nodes[index].next)
    where tree.nodes[node].kind == .declaration {
      _ = DeclarationRecord(node, of: tree, names: &records.names)
    }
  }
}
