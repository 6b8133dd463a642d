// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
public import CSSValues

/// What the sheets give one element: its values, worked out once and never changed.
@usableFromInline
final class ElementStyle: Sendable {
  /// The selector that describes the element, as it was written.
  let selector: String
  /// Whether any rule matches the element itself.
  @usableFromInline let isMatched: Bool
  /// Why the selector describes no element; empty when it does.
  let diagnostics: [Diagnostic]
  /// The values of the longhands that are declared or inherited.
  @usableFromInline let values: LonghandMap<CSSValue>
  /// The colors among the values, in the same places: nothing of them is counted, copied or converted when one is read.
  @usableFromInline let colors: [Color?]
  private let customProperties: CustomProperties
  private let names: AtomTable

  /// Works out the style of the element that a selector describes, in some states besides those the selector names.
  init(
    _ selector: String, states: [String], in index: RuleIndex, _ environment: StyleEnvironment,
    below root: ImpliedRoot
  ) {
    let description = ElementDescription(parsing: selector)
    self.selector = selector
    diagnostics = description.diagnostics
    names = index.names
    let resolver = Self.resolver(
      of: description.adding(states: states), in: index, environment, below: root)
    if let resolver, resolver.isMatched {
      isMatched = true
      values = resolver.resolvedValues
      customProperties = resolver.customProperties
    } else {
      isMatched = false
      values = LonghandMap()
      customProperties = CustomProperties()
    }
    colors = values.values.map { $0.as(Color.self) }
  }

  /// Resolves the described element and, before it, all it inherits from.
  private static func resolver(
    of description: ElementDescription, in index: RuleIndex, _ environment: StyleEnvironment,
    below root: ImpliedRoot
  ) -> StyleResolver? {
    guard let (tree, element) = description.tree(names: index.names) else { return nil }
    var path = [element]
    while let last = path.last, tree.elements[last].parent >= 0 {
      path.append(Int(tree.elements[last].parent))
    }
    var resolver: StyleResolver?
    if description.hasImpliedRoot, let top = path.popLast() {
      resolver = root.resolver(top, of: tree, in: index, environment)
    }
    return path.reversed().reduce(resolver) { parent, element in
      StyleResolver(element, of: tree, in: index, environment, parent: parent)
    }
  }
}

extension ElementStyle {
  /// Roughly how many bytes the style takes that no other style shares with it.
  var footprint: Int {
    values.values.reduce(customProperties.footprint) {
      $0 + $1.footprint
    }
  }

  /// The value of a property of the table; that of a shorthand is the text that its longhands make.
  @usableFromInline
  subscript(property: Property) -> CSSValue? {
    if !property.isShorthand { return values[property] }
    let longhands = property.longhands.compactMap { values[$0] }
    return property.collapsed(computed: longhands).map { .unparsed($0) }
  }

  /// The value of a property by its name, custom ones included.
  func value(named name: String) -> CSSValue? {
    if let property = Property(name: name) { return self[property] }
    guard name.hasPrefix("--"), let atom = names.find(name) else { return nil }
    return customProperties[atom].map { .unparsed($0) }
  }

  /// Every value with its name: the table's longhands in its order, then the custom properties in that of their names.
  var namedValues: [(name: String, value: CSSValue)] {
    let longhands = Property.allCases.prefix(Property.longhandCount).compactMap { property in
      values[property].map { (name: property.name, value: $0) }
    }
    let custom = customProperties.texts
      .map { (name: names.text(of: $0), value: CSSValue.unparsed($1)) }
      .sorted { $0.name < $1.name }
    return longhands + custom
  }
}
