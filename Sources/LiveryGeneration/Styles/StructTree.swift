// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// The tree of the structs of a theme, along the paths of its selectors.
struct StructTree {
  /// The maximum length of a path with a struct.
  static let maximumDepth = 16

  /// The structs; the root is the first one, and each follows the one that contains it.
  private(set) var nodes: [StructNode] = []
  /// The index of the struct with each name.
  private var typeNames: [String: Int] = [:]
  /// For each struct, the structs that it contains, by the names of their properties.
  private var children: [[String: Int]] = [[:]]
  /// The selectors of the styles with a struct.
  private var selectors: [Int: String] = [:]
  private let prefix: String

  /// Creates a struct for each style.
  ///
  /// - Parameters:
  ///   - styles: The styles, in the order of their rules.
  ///   - options: The options with the prefix of the names and the name of the root.
  ///   - origin: The position of the root.
  ///   - log: Receives styles whose names in Swift are invalid or already used.
  init(
    of styles: [SelectorStyle], _ options: GenerationOptions, origin: DeclarationLocation,
    log: inout GenerationLog
  ) {
    prefix = options.prefix
    let root = StructNode(
      component: "", name: "", typeName: prefix + options.rootName, style: nil, location: origin)
    nodes = [root]
    typeNames = [root.typeName: 0]
    for (number, style) in styles.enumerated() {
      if style.description.isBareRoot {
        nodes[0].style = number
      } else if let location = style.locations.first {
        add(number, style, at: location, log: &log)
      }
    }
  }

  /// Adds the struct of a style, and the intermediate ones on its path.
  private mutating func add(
    _ number: Int, _ style: SelectorStyle, at location: DeclarationLocation,
    log: inout GenerationLog
  ) {
    let words = style.description.pathComponents
    guard words.count <= Self.maximumDepth else {
      log.add(
        .unnamedSelector, at: location, [.found(SwiftText.comment(style.selector, limit: 60))])
      return
    }
    var node = 0
    var path = ""
    for component in words {
      guard let name = SwiftName.member(component),
        let typeNamePart = SwiftName.typeNameComponent(component)
      else {
        log.add(.unusableName, at: location, [.found(SwiftText.comment(component, limit: 60))])
        return
      }
      path += typeNamePart
      let next = child(
        of: node, for: component, named: name, path: path, style, at: location, log: &log)
      guard let next else { return }
      node = next
    }
    if let other = nodes[node].style {
      let first = nodes[node]
      log.addCollision(
        of: style.selector, at: location, named: nodes[node].typeName,
        with: selectors[other] ?? first.component, definedAt: first.location)
      return
    }
    nodes[node].style = number
    selectors[number] = style.selector
  }

  /// Returns the struct of a word, or reports that its name is already used and returns `nil`.
  private mutating func child(
    of parent: Int, for component: String, named name: String, path: String, _ style: SelectorStyle,
    at location: DeclarationLocation, log: inout GenerationLog
  ) -> Int? {
    if let child = children[parent][name] {
      if nodes[child].component == component { return child }
      log.addCollision(
        of: style.selector, at: location, named: name,
        with: nodes[child].style.flatMap { selectors[$0] } ?? nodes[child].component,
        definedAt: nodes[child].location)
      return nil
    }
    let typeName = prefix + path + "Style"
    if let other = typeNames[typeName] {
      log.addCollision(
        of: style.selector, at: location, named: typeName,
        with: nodes[other].style.flatMap { selectors[$0] } ?? nodes[other].component,
        definedAt: nodes[other].location)
      return nil
    }
    let node = nodes.count
    nodes.append(
      StructNode(
        component: component, name: name, typeName: typeName, style: nil, location: location))
    nodes[parent].children.append(node)
    children[parent][name] = node
    children.append([:])
    typeNames[typeName] = node
    return node
  }
}
