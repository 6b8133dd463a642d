// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// A struct of generated code, with all that it holds settled.
struct StyleStruct {
  /// What stands before its properties: what it is of.
  let summary: String
  /// Where the rules of its selector stand.
  let places: [Place]
  /// Its name.
  let typeName: String
  /// The selector that its values are read for; nil for one that only holds others.
  let selector: String?
  /// Its values.
  let members: [Member]
  /// The structs that it holds.
  let children: [Child]

  /// A struct that one holds: the name of its property and its own, and what it is of.
  typealias Child = (name: String, typeName: String, summary: String)
}

/// Makes the structs of a theme.
struct StyleStructs {
  let tree: StyleTree
  let styles: [DescribedStyle]
  let found: FoundMembers
  let enumerations: KeywordEnumerations
  let sheet: CSSStyleSheet
  let dark: CSSStyleSheet?
  let prefix: String

  /// The structs, the root first and each behind the one that holds it.
  mutating func all(log: inout GenerationLog) -> [StyleStruct] {
    var structs: [StyleStruct] = []
    for (number, node) in tree.nodes.enumerated() {
      structs.append(number == 0 ? root(node, &structs, log: &log) : style(node, log: &log))
    }
    // The root was made behind its variables.
    if structs.count > 1, structs[0].typeName == variablesName { structs.swapAt(0, 1) }
    return structs
  }

  private var variablesName: String { prefix + "Variables" }

  /// The struct of the whole theme; that of the variables is added before it.
  private func root(
    _ node: StyleNode, _ structs: inout [StyleStruct], log: inout GenerationLog
  ) -> StyleStruct {
    let members = node.style.map { self.members(of: $0, log: &log) } ?? []
    let variables = members.filter { $0.subject.hasPrefix("--") }
    var taken = Names(log)
    let own = taken.members(members.filter { !$0.subject.hasPrefix("--") })
    let places = node.style.map { styles[$0].places } ?? []
    var children: [StyleStruct.Child] = []
    if !variables.isEmpty, let place = places.first,
      taken.take("variables", of: "the variables of :root", at: place)
    {
      let summary = "The custom properties of `:root`."
      children.append(("variables", variablesName, summary))
      var names = Names(taken.log)
      structs.append(
        StyleStruct(
          summary: summary, places: places, typeName: variablesName, selector: ":root",
          members: names.members(variables), children: []))
      taken.log = names.log
    }
    children += self.children(of: node, &taken)
    log = taken.log
    return StyleStruct(
      summary: "The styles of the theme.", places: places, typeName: node.typeName,
      selector: own.isEmpty ? nil : ":root", members: own, children: children)
  }

  /// The struct of a step of a path.
  private func style(_ node: StyleNode, log: inout GenerationLog) -> StyleStruct {
    let members = node.style.map { self.members(of: $0, log: &log) } ?? []
    var taken = Names(log)
    let own = taken.members(members)
    let children = children(of: node, &taken)
    log = taken.log
    return StyleStruct(
      summary: summary(of: node), places: node.style.map { styles[$0].places } ?? [],
      typeName: node.typeName, selector: own.isEmpty ? nil : node.style.map { styles[$0].selector },
      members: own, children: children)
  }

  private func summary(of node: StyleNode) -> String {
    guard let style = node.style else {
      return "What stands below \(SwiftText.code(node.word))."
    }
    return "The style of \(SwiftText.code(styles[style].selector))."
  }

  private func children(
    of node: StyleNode, _ taken: inout Names
  ) -> [StyleStruct.Child] {
    node.children.compactMap { child in
      let child = tree.nodes[child]
      let selector = child.style.map { styles[$0].selector } ?? child.word
      guard taken.take(child.name, of: selector, at: child.place) else { return nil }
      return (child.name, child.typeName, summary(of: child))
    }
  }

  /// The values of a style with their types; those that code cannot hold are told of.
  private func members(of style: Int, log: inout GenerationLog) -> [Member] {
    // A style is expensive to compute where many rules match.
    if found.members[style].isEmpty { return [] }
    let selector = styles[style].selector
    let light = CustomValueContext(element: sheet.prepare(selector, states: []))
    return found.members[style].compactMap { found in
      if found.isUnnamedWord(enumerations) { return nil }
      let context =
        found.isOptional
        ? CustomValueContext(element: (dark ?? sheet).prepare(selector, states: [])) : light
      guard let type = MemberType(found, enumerations, in: context) else {
        log.add(
          .unknownMember, at: found.place,
          [.subject(found.subject), .found(SwiftText.comment(selector, limit: 60))])
        return nil
      }
      guard let name = SwiftName.member(found.subject) else {
        log.add(
          .unusableName, at: found.place, [.found(SwiftText.comment(found.subject, limit: 60))])
        return nil
      }
      return Member(
        subject: found.subject, name: name, type: type, isOptional: found.isOptional,
        text: found.text, place: found.place)
    }
  }
}

/// The names that one struct has given away.
private struct Names {
  var log: GenerationLog
  private var names: [String: (subject: String, place: Place)] = [:]

  init(_ log: GenerationLog) { self.log = log }

  /// Gives a name away; false, which is told, where it is gone.
  mutating func take(_ name: String, of subject: String, at place: Place) -> Bool {
    if let other = names[name] {
      log.addCollision(of: subject, at: place, named: name, with: other.subject, at: other.place)
      return false
    }
    names[name] = (subject, place)
    return true
  }

  /// The members that get their names.
  mutating func members(_ members: [Member]) -> [Member] {
    members.filter { take($0.name, of: $0.subject, at: $0.place) }
  }
}
