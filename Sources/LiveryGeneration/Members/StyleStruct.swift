// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// A struct of generated code with its resolved contents.
struct StyleStruct {
  /// The summary in its documentation comment.
  let summary: String
  /// The positions of the rules of its selector.
  let locations: [DeclarationLocation]
  /// The name of the type.
  let typeName: String
  /// The selector that its values are read for, or `nil` if it only contains other structs.
  let selector: String?
  /// The properties with values.
  let members: [Member]
  /// The structs that it contains.
  let children: [Child]

  /// A nested struct: the name of its property, the name of its type, and its summary.
  typealias Child = (name: String, typeName: String, summary: String)

  /// Whether a property has a type of LiveryDisplay, such as insets.
  var hasGeometry: Bool { members.contains { $0.type.name.contains("LiveryDisplay.") } }
}

/// A builder of the structs of a theme.
struct StyleStructs {
  let tree: StructTree
  let styles: [SelectorStyle]
  let found: CollectedMembers
  let enumerations: KeywordEnumerations
  let sheet: CSSStyleSheet
  let dark: CSSStyleSheet?
  let prefix: String

  /// Returns the structs, the root first and each after the one that contains it.
  mutating func all(log: inout GenerationLog) -> [StyleStruct] {
    var structs: [StyleStruct] = []
    for (number, node) in tree.nodes.enumerated() {
      structs.append(number == 0 ? root(node, &structs, log: &log) : style(node, log: &log))
    }
    // The struct of the variables was appended before the root was.
    if structs.count > 1, structs[0].typeName == variablesName { structs.swapAt(0, 1) }
    return structs
  }

  private var variablesName: String { prefix + "Variables" }

  /// Returns the struct of the whole theme, and appends that of the variables before it.
  private func root(
    _ node: StructNode, _ structs: inout [StyleStruct], log: inout GenerationLog
  ) -> StyleStruct {
    let members = node.style.map { self.members(of: $0, log: &log) } ?? []
    let variables = members.filter { $0.subject.hasPrefix("--") }
    var usedNames = UsedNames(log)
    let uniqueMembers = usedNames.members(members.filter { !$0.subject.hasPrefix("--") })
    let locations = node.style.map { styles[$0].locations } ?? []
    var children: [StyleStruct.Child] = []
    if !variables.isEmpty, let location = locations.first,
      usedNames.reserve("variables", of: "the variables of :root", at: location)
    {
      let summary = "The custom properties of `:root`."
      children.append(("variables", variablesName, summary))
      var names = UsedNames(usedNames.log)
      structs.append(
        StyleStruct(
          summary: summary, locations: locations, typeName: variablesName, selector: ":root",
          members: names.members(variables), children: []))
      usedNames.log = names.log
    }
    children += self.children(of: node, &usedNames)
    log = usedNames.log
    return StyleStruct(
      summary: "The styles of the theme.", locations: locations, typeName: node.typeName,
      selector: uniqueMembers.isEmpty ? nil : ":root", members: uniqueMembers, children: children)
  }

  /// Returns the struct of a step of a path.
  private func style(_ node: StructNode, log: inout GenerationLog) -> StyleStruct {
    let members = node.style.map { self.members(of: $0, log: &log) } ?? []
    var usedNames = UsedNames(log)
    let uniqueMembers = usedNames.members(members)
    let children = children(of: node, &usedNames)
    log = usedNames.log
    return StyleStruct(
      summary: summary(of: node), locations: node.style.map { styles[$0].locations } ?? [],
      typeName: node.typeName,
      selector: uniqueMembers.isEmpty ? nil : node.style.map { styles[$0].selector },
      members: uniqueMembers, children: children)
  }

  private func summary(of node: StructNode) -> String {
    guard let style = node.style else {
      return "The styles below \(SwiftText.code(node.component))."
    }
    return "The style of \(SwiftText.code(styles[style].selector))."
  }

  private func children(
    of node: StructNode, _ usedNames: inout UsedNames
  ) -> [StyleStruct.Child] {
    node.children.compactMap { child in
      let child = tree.nodes[child]
      let selector = child.style.map { styles[$0].selector } ?? child.component
      guard usedNames.reserve(child.name, of: selector, at: child.location) else { return nil }
      return (child.name, child.typeName, summary(of: child))
    }
  }

  /// Returns the values of a style with their types; reports those that code cannot represent.
  private func members(of style: Int, log: inout GenerationLog) -> [Member] {
    // A style is expensive to compute if many rules match.
    if found.members[style].isEmpty { return [] }
    let selector = styles[style].selector
    let light = CustomValueContext(element: sheet.prepare(selector, states: []))
    return found.members[style].compactMap { found in
      if found.hasUnnamedKeyword(enumerations) { return nil }
      let context =
        found.isOptional
        ? CustomValueContext(element: (dark ?? sheet).prepare(selector, states: [])) : light
      guard let type = MemberType(found, enumerations, in: context) else {
        log.add(
          .unknownMember, at: found.location,
          [.subject(found.subject), .found(SwiftText.comment(selector, limit: 60))])
        return nil
      }
      guard let name = SwiftName.member(found.subject) else {
        log.add(
          .unusableName, at: found.location, [.found(SwiftText.comment(found.subject, limit: 60))])
        return nil
      }
      return Member(
        subject: found.subject, name: name, type: type, isOptional: found.isOptional,
        text: found.text, location: found.location)
    }
  }
}

/// The used names of one struct.
private struct UsedNames {
  var log: GenerationLog
  private var names: [String: (subject: String, location: DeclarationLocation)] = [:]

  init(_ log: GenerationLog) { self.log = log }

  /// Reserves a name and returns `true`, or reports that it is used and returns `false`.
  mutating func reserve(_ name: String, of subject: String, at location: DeclarationLocation)
    -> Bool
  {
    if let other = names[name] {
      log.addCollision(
        of: subject, at: location, named: name, with: other.subject, definedAt: other.location)
      return false
    }
    names[name] = (subject, location)
    return true
  }

  /// Returns the members whose names could be reserved.
  mutating func members(_ members: [Member]) -> [Member] {
    members.filter { reserve($0.name, of: $0.subject, at: $0.location) }
  }
}
