// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// Works out the values of one element from the rules that match it and from its parent's values.
struct StyleResolver: Sendable {
  /// Whether any rule matches the element.
  let isMatched: Bool
  /// The element's custom properties.
  private(set) var customProperties: CustomProperties
  /// The computed longhands that are declared or inherited.
  private(set) var values = LonghandMap<CSSValue>()
  private let environment: StyleEnvironment
  /// What lengths and weights are computed with; complete once the font is known.
  private(set) var context: ComputationContext

  /// Resolves an element whose parent is resolved already; nil stands for no parent.
  init(
    _ element: Int, of tree: StyleTree, in index: RuleIndex, _ environment: StyleEnvironment,
    parent: StyleResolver?
  ) {
    self.environment = environment
    let cascade = Cascade(element, of: tree, in: index)
    isMatched = !cascade.isEmpty
    customProperties = Self.customProperties(cascade, in: index, parent: parent)
    let variables = Variables(properties: customProperties, names: index.names)
    var declared = DeclaredValues()
    cascade.forEachDeclaration { candidate in
      guard let property = candidate.subject.property else { return }
      declared.offer(property, candidate, in: index, variables: variables)
    }
    context = parent?.contextOfChildren ?? environment.context
    if parent == nil { context.systemColors.override(by: customProperties, names: index.names) }
    compute(declared, parent: parent)
  }

  private static func customProperties(
    _ cascade: Cascade, in index: RuleIndex, parent: StyleResolver?
  ) -> CustomProperties {
    let inherited = parent?.customProperties ?? CustomProperties()
    var declared: [Atom: DeclaredCustomProperty] = [:]
    var reverted: [Atom: Origin] = [:]
    cascade.forEachDeclaration { candidate in
      guard let name = candidate.subject.customName, declared[name] == nil else { return }
      if let origin = reverted[name], candidate.origin >= origin { return }
      switch CSSWideKeyword(candidate.stream, in: candidate.value) {
      case nil:
        guard VariableUse(candidate.stream, candidate.value) != .malformed else {
          return
        }
        declared[name] = .tokens(candidate.stream, candidate.value)
      case .initial: declared[name] = .undefined
      case .inherit, .unset: declared[name] = .inherited
      case .revert, .revertLayer: reverted[name] = candidate.origin
      }
    }
    if declared.isEmpty { return inherited }
    return CustomPropertyResolver(declared, inheriting: inherited, names: index.names).resolved
  }

  /// Computes every longhand, the font first because lengths depend on it.
  private mutating func compute(_ declared: DeclaredValues, parent: StyleResolver?) {
    for property in Self.order {
      guard let value = computed(property, declared.slots[property], parent: parent) else {
        continue
      }
      values.set(property, value)
      adopt(value, of: property, isRoot: parent == nil)
    }
  }

  /// The computed value of a longhand; nil when it is neither declared nor inherited.
  private func computed(
    _ property: Property, _ slot: DeclaredValues.Slot?, parent: StyleResolver?
  ) -> CSSValue? {
    switch slot {
    case nil, .below:
      return property.isInherited ? parent?.values[property] : nil
    case .value(let value):
      return value.computed(for: property, in: context)
    case .keyword(let keyword):
      let isInherited = keyword == .inherit || keyword == .unset && property.isInherited
      let inherited = isInherited ? parent?.values[property] : nil
      return inherited ?? property.initialValue.computed(for: property, in: context)
    }
  }

  /// The same for a root that many elements share: what it holds counts for none of them.
  var shared: StyleResolver {
    var shared = self
    shared.customProperties.footprint = 0
    return shared
  }

  /// The longhands in the order in which they are computed: what others depend on first.
  private static let order: [Property] = {
    let first: [Property] = [
      .colorScheme, .writingMode, .fontSize, .fontWeight, .lineHeight, .color,
    ]
    return first + Property.allCases.prefix(Property.longhandCount).filter { !first.contains($0) }
  }()

  /// Lets the values that follow be computed with one that is known now.
  private mutating func adopt(_ value: CSSValue, of property: Property, isRoot: Bool) {
    switch (property, value) {
    case (.fontSize, .length(let size)):
      context.fontSize = size.value
      if isRoot { context.rootFontSize = size.value }
    case (.lineHeight, _):
      // What `normal` is only the font knows.
      let height = value == .keyword(.normal) ? nil : LineHeight(value)
      context.lineHeight = height?.resolved(fontSize: context.fontSize)
      if isRoot { context.rootLineHeight = context.lineHeight }
    case (.writingMode, _):
      context.isVertical = value != .keyword(.horizontalTb)
    case (.colorScheme, _):
      context.colorScheme = environment.usedColorScheme(for: value)
    case (.color, .color(let color)):
      context.currentColor = color.resolved(currentColor: context.currentColor)
    default: break
    }
  }

  /// The context that a child's computation begins with.
  private var contextOfChildren: ComputationContext {
    var child = context
    child.parentFontSize = context.fontSize
    child.parentLineHeight = context.lineHeight
    child.parentFontWeight =
      values[.fontWeight].flatMap { FontWeight($0) } ?? .normal
    child.parentText = .init { values[$0] }
    return child
  }

  /// The values as they are drawn, with every `currentcolor` replaced.
  var resolvedValues: LonghandMap<CSSValue> {
    values.mapValues { $0.resolved(currentColor: context.currentColor) }
  }
}
