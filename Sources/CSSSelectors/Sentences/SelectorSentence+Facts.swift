// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension SelectorSentence {
  /// The facts that a compound selector states about its element, in the order of the sentence.
  private struct Facts {
    /// The ids and classes, after *with*.
    var names: [String] = []
    /// Clauses that the element's noun begins, such as *that is the first child*.
    var clauses: [String] = []
    /// The states, after *while*.
    var states: [String] = []
    /// The absent states, after *unless*.
    var exceptions: [String] = []
  }

  /// Returns the words about an element besides its type, each after a space.
  func facts(of compound: [SimpleSelector], _ budget: inout Int) -> String {
    var facts = Facts()
    var classes: [String] = []
    for component in compound {
      switch component.kind {
      case .id: facts.names.append("the id " + name(component))
      case .class: classes.append(name(component))
      case .attribute: add(table.attribute(component), to: &facts)
      case .pseudoClass: add(component, to: &facts)
      case .state: facts.states.append("it is in the state " + name(component))
      case .language: facts.clauses.append("in the language " + languages(component))
      case .direction: facts.clauses.append(direction(component))
      case .matchesAny: addMatchesAny(component, to: &facts, &budget)
      case .not: addNot(component, to: &facts, &budget)
      case .has: facts.clauses.append(descendants(component, &budget))
      case .nth: facts.clauses.append(position(component))
      default: continue
      }
    }
    if classes.count == 1 { facts.names.append("the class " + classes[0]) }
    if classes.count > 1 { facts.names.append("the classes " + classes.joinedAsList("and")) }
    return text(of: facts)
  }

  private func text(of facts: Facts) -> String {
    var text = ""
    if !facts.names.isEmpty { text += " with " + facts.names.joinedAsList("and") }
    for clause in facts.clauses { text += " " + clause }
    if !facts.states.isEmpty { text += " while " + facts.states.joinedAsList("and") }
    if !facts.exceptions.isEmpty { text += " unless " + facts.exceptions.joinedAsList("or") }
    return text
  }

  private func name(_ component: SimpleSelector) -> String {
    quoted(names.text(of: component.name))
  }

  private func add(_ component: SimpleSelector, to facts: inout Facts) {
    guard let known = pseudoClass(component) else { return }
    if known.isState {
      facts.states.append(known.clause)
    } else {
      facts.clauses.append("that" + known.clause.dropFirst("it".utf8.count))
    }
  }

  private func pseudoClass(_ component: SimpleSelector) -> PseudoClass? {
    guard component.kind == .pseudoClass else { return nil }
    return PseudoClass(rawValue: UInt8(truncatingIfNeeded: component.value))
  }

  private func add(_ test: AttributeTest, to facts: inout Facts) {
    let text = names.text(of: test.name)
    let name = quoted(NamespacedName.serialized(text) ?? text)
    let bytes = table.text[Int(test.value.lowerBound)..<Int(test.value.upperBound)]
    let value = quoted(String(decoding: bytes, as: UTF8.self))
    let predicate: String
    switch test.comparison {
    case .presence:
      facts.names.append("the attribute " + name)
      return
    case .equals: predicate = "is \(value)"
    case .includes: predicate = "contains the word \(value)"
    case .dashMatch: predicate = "is \(value) or begins with it and a hyphen"
    case .prefix: predicate = "begins with \(value)"
    case .suffix: predicate = "ends in \(value)"
    case .substring: predicate = "contains \(value)"
    }
    let suffix = test.sensitivity == .insensitive ? " in any case" : ""
    facts.clauses.append("whose attribute \(name) \(predicate)\(suffix)")
  }

  private func languages(_ component: SimpleSelector) -> String {
    table.languages.lists[Int(component.value)].map { index in
      let range = table.languages.ranges[Int(index)]
      let bytes = table.text[Int(range.lowerBound)..<Int(range.upperBound)]
      return quoted(String(decoding: bytes, as: UTF8.self))
    }.joinedAsList("or")
  }

  private func direction(_ component: SimpleSelector) -> String {
    switch UInt8(exactly: component.value).flatMap(Direction.init(rawValue:)) {
    case .ltr: "whose text runs from left to right"
    case .rtl: "whose text runs from right to left"
    case nil: "whose text runs in an unknown direction"
    }
  }
}

extension SelectorSentence {
  private func addMatchesAny(
    _ component: SimpleSelector, to facts: inout Facts, _ budget: inout Int
  ) {
    let branches = SelectorPrinter(table, names).branches(of: Int(component.value))
    let states = branches.compactMap { state(of: $0)?.clause }
    if states.count == branches.count, !states.isEmpty {
      facts.states.append(states.joinedAsList("or"))
    } else {
      facts.clauses.append("that is " + phrases(for: branches, "or", &budget))
    }
  }

  private func addNot(_ component: SimpleSelector, to facts: inout Facts, _ budget: inout Int) {
    let branches = SelectorPrinter(table, names).branches(of: Int(component.value))
    let states = branches.compactMap { state(of: $0)?.clause }
    let classes = branches.compactMap(singleClass)
    if states.count == branches.count {
      facts.exceptions += states
    } else if classes.count == branches.count {
      let noun = classes.count == 1 ? "class" : "classes"
      facts.clauses.append("without the \(noun) " + classes.joinedAsList("and"))
    } else {
      facts.clauses.append("that is not " + phrases(for: branches, "or", &budget))
    }
  }

  private func descendants(_ component: SimpleSelector, _ budget: inout Int) -> String {
    let branches = SelectorPrinter(table, names).branches(of: Int(component.value))
    let relations = branches.map { branch in
      let combinator = table.components[branch].reversed().first { $0.kind.isCombinator }
      let phrase = phrase(for: branch, &budget)
      return switch combinator?.kind {
      case .child: "directly contains " + phrase
      case .nextSibling: "is directly before " + phrase
      case .subsequentSibling: "is before its sibling, " + phrase
      default: "contains " + phrase
      }
    }
    return "that " + (relations.isEmpty ? "contains nothing" : relations.joinedAsList("or"))
  }

  private func position(_ component: SimpleSelector) -> String {
    let test = table.nths[Int(component.value)]
    var text = "whose position "
    switch (test.step, test.offset) {
    case (0, let offset): text = "that is number \(offset) "
    case (2, 0): text += "is even "
    case (2, 1): text += "is odd "
    default: text += "is " + quoted(AnPlusB(step: test.step, offset: test.offset).description) + " "
    }
    switch test.order {
    case .child, .lastChild: text += "among its siblings"
    case .ofType, .lastOfType: text += "among the siblings of its type"
    }
    if let argument = test.argument {
      let printer = SelectorPrinter(table, names)
      let list = printer.branches(of: Int(argument)).map(printer.description(ofComponents:))
      text += " that match " + quoted(list.joined(separator: ", "))
    }
    let isFromEnd = test.order == .lastChild || test.order == .lastOfType
    return isFromEnd ? text + ", counted from the last" : text
  }

  private func phrases(
    for branches: [Range<Int>], _ conjunction: String, _ budget: inout Int
  ) -> String {
    guard !branches.isEmpty else { return "of no kind" }
    var phrases: [String] = []
    for branch in branches {
      guard budget > 0 else { return phrases.joined(separator: ", ") + "…" }
      phrases.append(phrase(for: branch, &budget))
    }
    return phrases.joinedAsList(conjunction)
  }

  /// Returns the pseudo-class that a selector consists of, or `nil` for another selector.
  private func state(of selector: Range<Int>) -> PseudoClass? {
    selector.count == 1 ? pseudoClass(table.components[selector.lowerBound]) : nil
  }

  /// Returns the class that a selector consists of, or `nil` for another selector.
  private func singleClass(_ selector: Range<Int>) -> String? {
    guard selector.count == 1, table.components[selector.lowerBound].kind == .class else {
      return nil
    }
    return name(table.components[selector.lowerBound])
  }
}
