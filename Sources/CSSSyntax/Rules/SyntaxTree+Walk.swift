// SPDX-License-Identifier: Apache-2.0

/// A step of a walk through a syntax tree.
package enum SyntaxEvent {
  /// The beginning of a node; the block of a rule follows.
  case enter(Syntax)
  /// The end of a rule.
  case leave(Syntax)
}

extension SyntaxTree {
  /// Calls `visit` with each node in text order, and with each rule a second time at its end.
  ///
  /// The walk is not recursive, so that deep nesting needs no stack.
  package func walk(_ visit: (SyntaxEvent) -> Void) {
    var open: [Int] = []
    for index in nodes.indices {
      while let rule = open.last, Int(nodes[rule].next) <= index {
        visit(.leave(Syntax(self, rule)))
        open.removeLast()
      }
      visit(.enter(Syntax(self, index)))
      switch nodes[index].kind {
      case .qualifiedRule, .atRule: open.append(index)
      case .declaration, .raw: break
      }
    }
    while let rule = open.popLast() { visit(.leave(Syntax(self, rule))) }
  }
}
