// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The declarations of one rule or element, read once, however many elements they count for.
///
/// Invalid declarations are left out, shorthands are taken apart, and of two declarations of one
/// longhand only the one that counts is here.
final class DeclarationBlock: Sendable {
  /// The normal declarations of longhands, in the order of the table.
  let normal: DeclaredLonghands
  /// The important declarations of longhands, in the order of the table.
  let important: DeclaredLonghands
  /// The normal declarations of custom properties.
  let customProperties: [DeclaredVariable]
  /// The important declarations of custom properties.
  let importantCustomProperties: [DeclaredVariable]

  /// The normal declarations of custom properties, to be looked up; nil where there are none,
  /// or where some of them are taken back.
  let variables: VariableLayer?

  /// Whether custom properties are looked up in ``variables`` alone.
  let resolvesLazily: Bool

  /// Whether there is anything important.
  let hasImportant: Bool

  /// Reads the declarations of some nodes of a tree, and numbers their values in the table of the sheets; without one they
  /// are attached to an element.
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
        let variable = DeclaredVariable(name, tree.stream, in: tokens)
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
      ordered.isEmpty || ordered.contains(where: \.takesBack) ? nil : VariableLayer(ordered, names)
    self.importantCustomProperties = importantCustomProperties.ordered
    let hasImportantOnes = !self.importantCustomProperties.isEmpty
    resolvesLazily = !hasImportantOnes && ordered.isEmpty == (variables == nil)
    hasImportant = !self.important.isEmpty || hasImportantOnes
  }

  /// Values that need not be read.
  init(_ values: [LonghandValue]) {
    var normal = Longhands(areOfSheet: false)
    for value in values { normal.set(value.property, .value(value.value)) }
    self.normal = normal.ordered(in: nil)
    important = DeclaredLonghands()
    customProperties = []
    importantCustomProperties = []
    variables = nil
    resolvesLazily = true
    hasImportant = false
  }

  /// Custom properties as they are declared one after the other.
  private struct Variables {
    private var declared: [DeclaredVariable] = []
    /// Whether each is there once and they stand in the order of their names, as where names are met for the first time.
    private var isOrdered = true

    mutating func add(_ variable: DeclaredVariable) {
      if let last = declared.last, last.name >= variable.name { isOrdered = false }
      declared.append(variable)
    }

    /// The last one of each name, in the order of the names.
    var ordered: [DeclaredVariable] {
      if isOrdered { return declared }
      // The order of equal names stays.
      let sorted = declared.sorted { $0.name < $1.name }
      return sorted.indices.filter { next in
        next == sorted.count - 1 || sorted[next].name != sorted[next + 1].name
      }
      .map { sorted[$0] }
    }
  }

  /// Longhands as they are declared one after the other.
  private struct Longhands {
    let areOfSheet: Bool
    private(set) var values: [DeclaredLonghand] = []
    /// The longhands of the ``values``.
    private var longhands = LonghandSet()
    /// The number of longhands that were set so far.
    private var order = 0
    /// The last declaration of `all`, which overrides all longhands before it.
    private var expansion: AllExpansion?

    init(areOfSheet: Bool) { self.areOfSheet = areOfSheet }

    /// The longhands in the order of the table.
    func ordered(in table: ValueTable?) -> DeclaredLonghands {
      DeclaredLonghands(values, expansion: expansion, in: table)
    }

    mutating func add(
      _ property: Property, _ stream: TokenStream, in tokens: Range<Int>, names: AtomTable
    ) {
      switch TypedDeclaration(property, stream, in: tokens) {
      case .invalid: break
      case .computed(let value), .value(let value): set(property, .value(value))
      case .values(let values): for value in values { set(value.property, .value(value.value)) }
      case .keyword(let keyword) where property == .all: expand(AllExpansion.of(keyword))
      case .keyword(let keyword):
        for longhand in property.longhands { set(longhand, .keyword(keyword)) }
      case .variable:
        let pending = PendingValue(
          property, stream, in: tokens, names: names, isOfSheet: areOfSheet)
        if property == .all { return expand(AllExpansion(pending)) }
        for longhand in property.longhands { set(longhand, .pending(pending)) }
      }
    }

    private mutating func expand(_ expansion: AllExpansion) {
      self.expansion = expansion
      values.removeAll { AllExpansion.covers($0.property) }
      longhands = LonghandSet(values.lazy.map(\.property))
    }

    mutating func set(_ property: Property, _ value: DeclaredValue) {
      let declared = DeclaredLonghand(property: property, value: value, order: order)
      order += 1
      let rank = property.computingRank
      if longhands.contains(rank), let index = values.firstIndex(where: { $0.property == property })
      {
        values[index] = declared
      } else {
        longhands.insert(rank)
        values.append(declared)
      }
    }
  }
}
