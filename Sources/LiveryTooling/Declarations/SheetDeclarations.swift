// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSelectors
package import CSSSyntax

/// Every declaration of a sheet with what it stands in, in the order of the source.
///
/// Unlike the cascade's index it leaves nothing out: not what stands under a condition that does not hold, and not what
/// stands in an invalid rule. Selectors that the index has are not parsed again.
package struct SheetDeclarations {
  /// A declaration's node, and the index of its holder in ``holders``.
  package typealias Entry = (declaration: Declaration, holder: Int)

  /// The sheet.
  package let tree: SyntaxTree
  /// The declarations.
  package private(set) var entries: [Entry] = []
  /// What declarations stand in.
  package private(set) var holders: [DeclarationHolder] = []
  /// For each of the ``holders`` the node of its rule; -1 for declarations that stand in none.
  package private(set) var holderNodes: [Int] = []
  /// The selectors of the index, and those of the style rules that the cascade leaves out.
  package var selectors: SelectorTable
  /// The names that the selectors use.
  package var names: AtomTable
  /// The namespace prefixes that the sheet declares.
  private lazy var prefixes = NamespaceList(tree).prefixes
  /// The rules of the sheet that the cascade has compiled or skipped.
  private var compiled: CompiledRuleCursor
  /// The selector of declarations right in an `@scope`, once there is one.
  var scopingRoot: Range<Int>?
  /// The faults of selectors, which the cascade reports.
  var log = DiagnosticLog()

  /// Finds the declarations of the first sheet of an index.
  package init(_ index: RuleIndex) {
    tree = index.sources[0].tree
    selectors = index.selectors
    names = index.names
    compiled = CompiledRuleCursor(index)
    var places = [Place()]
    tree.walk { event in
      switch event {
      case .enter(.declaration(let declaration)):
        let holder = places[places.count - 1].holder ?? hold(.dropped(0..<0), node: -1)
        entries.append((declaration, holder))
      case .enter(.qualifiedRule(let rule)):
        places.append(place(inside: rule, in: places[places.count - 1]))
      case .enter(.atRule(let rule)):
        places.append(place(inside: rule, in: places[places.count - 1]))
      case .enter(.raw): break
      case .leave: places.removeLast()
      }
    }
  }
}

extension SheetDeclarations {
  /// What is known where a block begins.
  struct Place {
    /// The index of the holder of declarations right in the block; nil at the top of the sheet.
    var holder: Int?
    /// The selectors that `&` stands for, when there are any.
    var parent: Range<Int>?
    /// Whether an `@scope` is around: its rules' selectors may be relative to the scoping root.
    var isScoped = false
    /// Whether rules are those of `@keyframes`.
    var isInKeyframes = false
    /// Whether everything is dropped.
    var isDropped = false
    /// Whether the cascade has read the rules.
    var isCompiled = true
  }

  /// What is known in the block of a rule.
  private mutating func place(inside rule: QualifiedRule, in place: Place) -> Place {
    var inside = place
    if place.isDropped {
      inside.holder = hold(.dropped(rule.prelude), node: rule.index)
    } else if place.isInKeyframes {
      let isValid = isKeyframeSelector(rule.prelude)
      inside.holder = hold(
        isValid ? .keyframe(rule.prelude) : .dropped(rule.prelude), node: rule.index)
      inside.isDropped = true
    } else {
      inside.parent =
        place.isCompiled ? compiled.selectors(of: rule.index) : parsedSelectors(of: rule, in: place)
      inside.isDropped = inside.parent == nil
      inside.holder = hold(
        inside.parent.map { .styleRule(selectors: $0) } ?? .dropped(rule.prelude), node: rule.index)
    }
    return inside
  }

  /// Parses the selectors of a rule that the cascade has not read.
  private mutating func parsedSelectors(of rule: QualifiedRule, in place: Place) -> Range<Int>? {
    var input = SelectorInput(tree.stream, prefixes: prefixes)
    return selectors.parseList(
      rule.prelude, of: &input, nestedIn: place.parent,
      isScoped: place.isScoped && place.parent == nil, names: &names, log: &log)
  }

  /// What is known in the block of an at-rule.
  private mutating func place(inside rule: AtRule, in place: Place) -> Place {
    let first = rule.tokens.lowerBound
    let head = first..<max(rule.prelude.isEmpty ? 0 : rule.prelude.upperBound, first + 1)
    var inside = place
    inside.isCompiled = place.isCompiled && !compiled.skips(rule.index)
    switch AtRuleRole(rule) {
    case _ where place.isDropped || place.isInKeyframes:
      inside.isDropped = true
      inside.holder = hold(.dropped(head), node: rule.index)
    case .group where !rule.followsGrammar:
      inside.isDropped = true
      inside.holder = hold(.dropped(head), node: rule.index)
    case .group where rule.isScope: enterScope(rule, in: place, &inside, head: head)
    case .group:
      // Declarations in it are those of the rule around; without one they stand in no rule.
      inside.holder = place.holder ?? hold(.dropped(head), node: rule.index)
    case .keyframes where place.parent == nil && rule.followsGrammar:
      inside.isInKeyframes = true
      inside.holder = hold(.dropped(head), node: rule.index)
    case .descriptors where place.parent == nil && rule.followsGrammar:
      inside.holder = hold(
        .descriptors(head, invalid: rule.invalidDescriptors), node: rule.index)
      inside.isDropped = true
    case .keyframes, .descriptors, .other, .unknown:
      inside.isDropped = true
      inside.holder = hold(.dropped(head), node: rule.index)
    }
    return inside
  }

  /// Adds the holder that a rule is and gives its index.
  mutating func hold(_ holder: DeclarationHolder, node: Int) -> Int {
    holders.append(holder)
    holderNodes.append(node)
    return holders.count - 1
  }

  /// Whether tokens are a list of `from`, `to` and percentages from 0% to 100%.
  ///
  /// Defined by [keyframe selector](https://drafts.csswg.org/css-animations-1/#typedef-keyframe-selector).
  private func isKeyframeSelector(_ tokens: Range<Int>) -> Bool {
    var cursor = TokenCursor(tree.stream, tokens)
    repeat {
      guard let token = cursor.next() else { return false }
      switch tree.stream[token].kind {
      case .percentage:
        guard (0...100).contains(tree.stream.number(of: token)) else { return false }
      case .ident:
        guard
          tree.stream.value(of: token, equals: "from") || tree.stream.value(of: token, equals: "to")
        else { return false }
      default: return false
      }
      if cursor.isAtEnd() { return true }
      guard let comma = cursor.next(), tree.stream[comma].kind == .comma else { return false }
    } while true
  }
}
