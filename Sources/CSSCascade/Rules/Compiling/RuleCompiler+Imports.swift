// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension RuleCompiler {
  /// Compiles an imported sheet at the position of its rule.
  mutating func compile(_ imported: ImportedSource, of tree: SyntaxTree, in outer: RuleContext) {
    let rule = imported.rule
    var context = outer
    if let supports = rule.supports,
      !SupportsCondition(tree.stream, in: supports, allowsDeclaration: true, log: &log).matches
    {
      return
    }
    if !rule.media.isEmpty { enterMedia(rule.media, of: tree.stream, &context) }
    if let layer = rule.layer {
      var table = records.layers[Int(outer.origin.rawValue)]
      let number =
        switch layer {
        case .anonymous: table.anonymousLayer(in: outer.layer)
        case .named(let name): table.layer(named: name, in: outer.layer)
        }
      records.layers[Int(outer.origin.rawValue)] = table
      guard let number else {
        return log.add(.tooManyLayers(in: table, at: tree.nodes[rule.node], of: tree.stream))
      }
      addAppearance(of: number, in: context)
      context.layer = number
    }
    if let scope = rule.scope, !enterScope(scope, of: tree.stream, &context) { return }
    compile(imported.source, in: context)
  }
}
