// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// The rules that match one element, in the order in which their declarations are asked: strongest first.
///
/// Defined by [CSS Cascading and Inheritance Level 5, section 6](https://drafts.csswg.org/css-cascade-5/#cascade-sort).
struct Cascade {
  /// A rule that matches, with the highest specificity of those of its selectors that do.
  struct Match {
    let rule: Int
    let origin: Origin
    var specificity: Specificity
  }

  private let index: RuleIndex
  /// Weakest first among normal declarations: origin, specificity, order of appearance.
  private let matches: [Match]

  /// Whether any rule matches.
  var isEmpty: Bool { matches.isEmpty }

  /// Finds the rules that match an element.
  init(_ element: Int, of tree: StyleTree, in index: RuleIndex) {
    self.index = index
    var matches: [Int: Match] = [:]
    var context = MatchingContext()
    func test(_ entries: ArraySlice<SelectorBuckets.Entry>) {
      for entry in entries
      where index.selectors.matches(Int(entry.selector), element, in: tree, &context) {
        let rule = Int(entry.rule)
        let specificity = index.selectors.selectors[Int(entry.selector)].specificity
        let origin = index.sources[Int(index.rules[rule].source)].origin
        let match = Match(rule: rule, origin: origin, specificity: specificity)
        matches[rule, default: match].specificity = max(
          matches[rule]?.specificity ?? specificity, specificity)
      }
    }
    // Selectors of pseudo-elements and parts are filed by the element that these belong to.
    let subject = tree.originatingElement(of: element)
    test(index.buckets[.id, tree.elements[subject].id])
    for name in Set(tree.classes(of: subject)) { test(index.buckets[.class, name]) }
    test(index.buckets[.type, tree.elements[subject].type])
    test(index.buckets.universal)
    self.matches = matches.values.sorted {
      ($0.origin, $0.specificity, $0.rule) < ($1.origin, $1.specificity, $1.rule)
    }
  }

  /// Hands every declaration for the element to `body`, strongest first.
  func forEachDeclaration(_ body: (Candidate) -> Void) {
    // Among important declarations the order of origins is reversed, and nothing else.
    for origin in Origin.allCases {
      for match in matches.reversed() where match.origin == origin {
        forEachDeclaration(of: match, isImportant: true, body)
      }
    }
    for match in matches.reversed() { forEachDeclaration(of: match, isImportant: false, body) }
  }

  private func forEachDeclaration(
    of match: Match, isImportant: Bool, _ body: (Candidate) -> Void
  ) {
    let rule = index.rules[match.rule]
    let tree = index.sources[Int(rule.source)].tree
    for declaration in rule.declarations.reversed() {
      let record = index.declarations[Int(declaration)]
      let node = tree.nodes[Int(record.node)]
      guard node.flags.contains(.important) == isImportant else { continue }
      body(
        Candidate(
          subject: record.subject, declaration: Int(declaration), stream: tree.stream,
          value: Int(node.content)..<Int(node.contentEnd), origin: match.origin))
    }
  }
}

/// A declaration that an element is offered.
struct Candidate {
  let subject: DeclarationRecord.Subject
  /// The index of its record.
  let declaration: Int
  let stream: TokenStream
  /// The tokens of the value.
  let value: Range<Int>
  let origin: Origin
}
