// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The declarations of one rule or element, parsed once for all elements that they apply to.
///
/// The block omits invalid declarations, expands shorthands, and keeps only the winning declaration
/// of each longhand.
final class DeclarationBlock: Sendable {
  /// The normal declarations of longhands, in the order of the property table.
  let normal: DeclaredLonghands
  /// The important declarations of longhands, in the order of the property table.
  let important: DeclaredLonghands
  /// The normal declarations of custom properties.
  let customProperties: [VariableDeclaration]
  /// The important declarations of custom properties.
  let importantCustomProperties: [VariableDeclaration]

  /// The normal declarations of custom properties, in a table for lookups.
  ///
  /// The value is `nil` if there are none, or if some of them revert others.
  let variables: VariableLayer?

  /// Whether ``variables`` alone resolves the custom properties.
  let resolvesLazily: Bool

  /// Whether any declaration is important.
  let hasImportant: Bool

  /// Parses the declarations of some nodes of a tree.
  ///
  /// - Parameters:
  ///   - declarations: the declarations.
  ///   - tree: the tree of their nodes.
  ///   - names: the names of custom properties.
  ///   - values: the table that numbers the values of the sheets; `nil` for declarations attached
  ///     to an element.
  init(
    _ declarations: some Sequence<DeclarationRecord>, of tree: SyntaxTree, names: AtomTable,
    in values: ValueTable? = nil
  ) {
    var normal = Longhands(areOfSheet: values != nil)
    var important = Longhands(areOfSheet: values != nil)
    var customProperties = Variables()
    var importantCustomProperties = Variables()
    for declaration in declarations {
      let node = tree.nodes[Int(declaration.node)]
      let tokens = Int(node.content)..<Int(node.contentEnd)
      let isImportant = node.flags.contains(.important)
      if let property = declaration.subject.property {
        if isImportant {
          important.add(property, tree.stream, in: tokens, names: names)
        } else {
          normal.add(property, tree.stream, in: tokens, names: names)
        }
      } else if let name = declaration.subject.customName,
        let variable = VariableDeclaration(name, tree.stream, in: tokens)
      {
        if isImportant {
          importantCustomProperties.add(variable)
        } else {
          customProperties.add(variable)
        }
      }
    }
    self.normal = normal.ordered(in: values)
    self.important = important.ordered(in: values)
    let ordered = customProperties.ordered
    self.customProperties = ordered
    variables =
      ordered.isEmpty || ordered.contains(where: \.isReverting)
      ? nil : VariableLayer(ordered, names)
    self.importantCustomProperties = importantCustomProperties.ordered
    let hasImportantOnes = !self.importantCustomProperties.isEmpty
    resolvesLazily = !hasImportantOnes && ordered.isEmpty == (variables == nil)
    hasImportant = !self.important.isEmpty || hasImportantOnes
  }

  /// Creates a block of declarations that are attached to an element.
  init(
    normal: DeclaredLonghands, important: DeclaredLonghands = DeclaredLonghands(),
    customProperties: [VariableDeclaration] = [],
    importantCustomProperties: [VariableDeclaration] = []
  ) {
    self.normal = normal
    self.important = important
    self.customProperties = customProperties
    self.importantCustomProperties = importantCustomProperties
    variables = nil
    resolvesLazily = customProperties.isEmpty && importantCustomProperties.isEmpty
    hasImportant = !important.isEmpty || !importantCustomProperties.isEmpty
  }

  /// Creates a block of parsed values.
  convenience init(_ values: [LonghandValue]) {
    var normal = Longhands(areOfSheet: false)
    for value in values { normal.set(value.property, .specified(value.value)) }
    self.init(normal: normal.ordered(in: nil))
  }

  /// Custom properties in the order of declaration.
  struct Variables {
    private var declared: [VariableDeclaration] = []
    /// Whether each name occurs once and in ascending order, as it does if all names are new.
    private var isOrdered = true

    mutating func add(_ variable: VariableDeclaration) {
      if let last = declared.last, last.name >= variable.name { isOrdered = false }
      declared.append(variable)
    }

    /// The last declaration of each name, in ascending order of the names.
    var ordered: [VariableDeclaration] {
      if isOrdered { return declared }
      // The sort is stable.
      let sorted = declared.sorted { $0.name < $1.name }
      return sorted.indices.filter { next in
        next == sorted.count - 1 || sorted[next].name != sorted[next + 1].name
      }
      .map { sorted[$0] }
    }
  }
}
