// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// A step of a walk through a syntax tree.
package enum SyntaxEvent {
  /// A node begins; a rule's block comes next.
  case enter(Syntax)
  /// A rule ends.
  case leave(Syntax)
}

extension SyntaxTree {
  /// Hands every node to `visit` in the order of the text, and every rule a second time where it ends.
  ///
  /// However deep rules are nested, nothing here is recursive, so that any thread's stack will do.
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
