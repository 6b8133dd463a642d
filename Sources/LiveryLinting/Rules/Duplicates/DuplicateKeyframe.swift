// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import LiveryPrinting

extension Diagnostic.Kind {
  /// A keyframe offset that occurs twice in an animation.
  package static let duplicateKeyframe = Self("duplicate-keyframe", .warning) {
    "'\($0.found)' repeats the keyframe of line \($0.limit)"
  }
}

extension LintRule {
  /// A keyframe offset that occurs twice in an animation.
  static let duplicateKeyframe = LintRule(
    .duplicateKeyframe, .style, scope: .ruleAndLines,
    help: "each keyframe of an animation occurs once in its @keyframes rule",
    bad: "@keyframes fade { from { opacity: 0 } 0% { color: red } }",
    good: "@keyframes fade { from { opacity: 0; color: red } }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    var end = 0
    var known: [Double: Int] = [:]
    for block in sheet.blocks where block.kind == .keyframe {
      if block.node >= end {
        known.removeAll()
        end = sheet.endOfAtRule(around: block.node)
      }
      for token in QualifiedRule(tree: sheet.tree, index: block.node).prelude {
        guard let offset = sheet.stream.keyframeOffset(at: token) else { continue }
        let line = sheet.line(ofToken: token)
        guard let first = known[offset] else {
          known[offset] = line
          continue
        }
        log.add(
          Diagnostic(
            .duplicateKeyframe, range: sheet.stream.range(of: token),
            facts: [sheet.stream.found(token..<token + 1), .limit(first)]))
      }
    }
    return log.diagnostics
  }
}

extension LintedSheet {
  /// Returns the index after the last node of the innermost at-rule around a node.
  fileprivate func endOfAtRule(around node: Int) -> Int {
    let outer = atRules.last { $0 < node && node < Int(tree.nodes[$0].next) }
    return outer.map { Int(tree.nodes[$0].next) } ?? node + 1
  }
}

extension TokenStream {
  /// Returns the percentage of a keyframe selector's token, or `nil` if it is not one.
  fileprivate func keyframeOffset(at token: Int) -> Double? {
    switch self[token].kind {
    case .percentage: Double(number(of: token))
    case .ident where value(of: token, equals: "from"): 0
    case .ident where value(of: token, equals: "to"): 100
    default: nil
    }
  }
}
