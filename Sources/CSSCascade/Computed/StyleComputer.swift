// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Computes the values of one element from what the cascade decided and from its parent's style.
///
/// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
struct StyleComputer {
  private let rules: ActiveRules
  /// The names of custom properties.
  private let names: SheetNames
  /// Whether a longhand that is not inherited took the parent's value: then the style is for this parent's children alone.
  private(set) var askedParent = false
  private let parent: ComputedStyle.Storage?
  private let cascaded: CascadedValues
  private var customProperties: CustomProperties
  /// The custom properties where they are looked up, and somebody has made them already.
  private let lookedUp: CustomProperties?
  /// Resolves the custom properties, while some of them wait for the font; nil once all are known.
  private var resolver: CustomPropertyResolver?
  /// What the parent passes on; nil for a root.
  private let above: InheritedStyle?
  /// The value with variables that was replaced last: the longhands of a shorthand ask one after the other.
  private var substituted: (pending: PendingValue, value: TypedDeclaration)?

  /// A computer for an element whose parent is computed already; nil stands for no parent.
  init(
    _ cascaded: CascadedValues, in rules: ActiveRules, names: SheetNames,
    below parent: ComputedStyle.Storage?, properties: CustomProperties? = nil
  ) {
    lookedUp = properties
    self.rules = rules
    self.names = names
    self.parent = parent
    self.cascaded = cascaded
    above = parent?.passed
    customProperties = above?.customProperties ?? rules.rootProperties
  }

  /// The style of the element.
  ///
  /// - Parameter size: the size that it has, where the program reported one.
  /// - Returns: the style, and with it what the children inherit.
  mutating func style(size: StyleSize? = nil) -> ComputedStyle.Storage {
    let inherited = inheritedStyle()
    let longhands = inherited.longhands
    let winners = cascaded.winners
    var own: [LonghandValue] = []
    own.reserveCapacity(cascaded.variableCount)
    var index = cascaded.inheritedCount
    while index < winners.count {
      if !cascaded.isConstant(winners[index]),
        let value = value(of: winners[index], in: longhands.context)
      {
        own.append(LonghandValue(winners[index].property, value))
      }
      index += 1
    }
    let style = ComputedStyle.Storage(
      inherited, own: OwnLonghands(cascaded: cascaded, computed: LonghandValues(ordered: own)),
      passedOn: inherited.withoutOwnProperties,
      names: names, cascaded: cascaded, askedParent: askedParent)
    return size.flatMap { style.containing($0) } ?? style
  }

  /// The parent's inherited values, or new ones where the element declares some.
  private mutating func inheritedStyle() -> InheritedStyle {
    if let above, cascaded.inheritedCount == 0, !cascaded.hasCustomProperties { return above }
    var context = above?.context ?? rules.rootContext
    if let properties = lookedUp ?? cascaded.properties(below: above, in: rules, names: names) {
      customProperties = properties
    } else if !cascaded.customProperties.isEmpty {
      resolve(in: context)
    }
    if let above, cascaded.inheritedCount == 0, resolver == nil {
      return InheritedStyle(above.longhands, customProperties)
    }
    if parent == nil {
      context.systemColors.override(by: customProperties, names: names.table)
      context.adoptInitialColor()
    }
    var values = LonghandValues()
    for winner in cascaded.winners[..<cascaded.inheritedCount] {
      if resolver != nil { advance(to: ComputationStage(before: winner.property), in: context) }
      guard let value = value(of: winner, in: context) else { continue }
      values.set(winner.property, value)
      adopt(value, of: winner.property, among: values, &context)
    }
    advance(to: .lines, in: context)
    context.passOn(values, on: above?.longhands)
    return InheritedStyle(
      InheritedLonghands(values, on: above?.longhands, context), customProperties)
  }

  /// Resolves the custom properties that need nothing of the element itself.
  private mutating func resolve(in context: ComputationContext) {
    let above = parent?.inherited.customProperties ?? rules.rootProperties
    let resolver = CustomPropertyResolver(
      cascaded.customProperties, inheriting: above, names: names.table,
      registrations: rules.registrations, environment: rules.variables, context: context,
      isRoot: parent == nil)
    customProperties = resolver.resolved
    if rules.resolvesLazily {
      customProperties = customProperties.scoped(
        VariableScope.Context(names: names, environment: rules.variables))
    }
    if !resolver.isComplete { self.resolver = resolver }
  }

  /// Resolves the custom properties that have waited for a stage and those before it.
  private mutating func advance(to stage: ComputationStage, in context: ComputationContext) {
    guard let waiting = resolver, waiting.stage < stage else { return }
    resolver?.advance(to: stage, in: context)
    customProperties = resolver?.resolved ?? customProperties
    if resolver?.isComplete == true { resolver = nil }
  }

  /// Lets the values that follow be computed with one that is known now.
  private func adopt(
    _ value: CSSValue, of property: Property, among values: LonghandValues,
    _ context: inout ComputationContext
  ) {
    switch (property, value) {
    case (.fontSize, .length(let size)):
      context.fontSize = size.value
      if parent == nil { context.rootFontSize = size.value }
      adoptLineHeight(values[.lineHeight] ?? above?.longhands[.lineHeight], &context)
    case (.lineHeight, _): adoptLineHeight(value, &context)
    case (.writingMode, _):
      context.isVertical = value != .keyword(.horizontalTb)
    case (.colorScheme, _):
      context.colorScheme = rules.environment.usedColorScheme(for: value)
      if parent == nil { context.adoptInitialColor() }
    case (.color, .color(let color)):
      context.currentColor = color.resolved(currentColor: context.currentColor)
    default: break
    }
  }

  /// What `normal` is only the font knows.
  private func adoptLineHeight(_ value: CSSValue?, _ context: inout ComputationContext) {
    let height = value.flatMap { $0 == .keyword(.normal) ? nil : LineHeight($0) }
    context.lineHeight = height?.resolved(fontSize: context.fontSize)
    if parent == nil { context.rootLineHeight = context.lineHeight }
  }
}

extension StyleComputer {
  /// The computed value that a winner gives its longhand; nil where that is as if nothing were declared.
  @inline(__always)
  private mutating func value(
    of winner: CascadedValues.Winner, in context: ComputationContext
  ) -> CSSValue? {
    let declared = cascaded.declaration(of: winner)
    switch declared.value {
    case .computed(let value): return value
    case .value(let value): return value.computed(for: winner.property, in: context)
    case .keyword(let keyword): return value(of: winner.property, keyword, in: context)
    case .pending(let pending): return value(of: winner, pending, in: context)
    }
  }

  private mutating func value(
    of property: Property, _ keyword: CSSWideKeyword, in context: ComputationContext
  ) -> CSSValue? {
    let isInherited = keyword == .inherit || keyword != .initial && property.isInherited
    if isInherited, !property.isInherited { askedParent = true }
    let inherited = isInherited ? parent?.declared(property) : nil
    return inherited ?? property.computedInitialValue(in: context)
  }

  /// The value of a declaration with variables, or of one that it reverts to.
  private mutating func value(
    of first: CascadedValues.Winner, _ pending: PendingValue, in context: ComputationContext
  ) -> CSSValue? {
    let property = first.property
    var winner = first
    var reverted: Reverted?
    var pending = pending
    while true {
      switch typed(pending) {
      case .computed(let value): return value
      case .value(let value): return value.computed(for: property, in: context)
      case .values(let values):
        for entry in values where entry.property == property {
          return entry.value.computed(for: property, in: context)
        }
        return nil
      case .keyword(let keyword) where keyword.isRevert:
        var taken = reverted ?? cascaded.reverted(before: winner, rules.levels)
        taken.take(keyword, cascaded.runs[Int(winner.run)].match.level, rules.levels)
        guard let next = cascaded.winner(behind: winner, &taken, rules.levels) else {
          return undeclared(property)
        }
        reverted = taken
        guard case .pending(let other) = cascaded.declaration(of: next).value else {
          return value(of: next, in: context)
        }
        winner = next
        pending = other
      case .keyword(let keyword): return value(of: property, keyword, in: context)
      // Invalid at computed-value time: https://drafts.csswg.org/css-variables-1/#invalid-at-computed-value-time
      case .invalid, .variable: return value(of: property, .unset, in: context)
      }
    }
  }

  /// What a longhand has that nobody declares.
  private func undeclared(_ property: Property) -> CSSValue? {
    property.isInherited ? parent?.declared(property) : nil
  }

  private mutating func typed(_ pending: PendingValue) -> TypedDeclaration {
    if let substituted, substituted.pending === pending { return substituted.value }
    if cascaded.variables != nil {
      let scope = customProperties.scope
      let typed = pending.value(in: scope) { replaced(pending) }
      substituted = (pending, typed)
      return typed
    }
    let isCyclic = resolver?.cycle(of: pending.property, pending.stream, pending.tokens) != nil
    if isCyclic { customProperties = resolver?.resolved ?? customProperties }
    let typed = isCyclic ? .invalid : replaced(pending)
    substituted = (pending, typed)
    return typed
  }

  /// Reads a value once its variables are replaced.
  private func replaced(_ pending: PendingValue) -> TypedDeclaration {
    let variables = Variables(
      properties: customProperties, names: names.table, environment: rules.variables)
    guard let text = variables.substitute(pending.stream, pending.tokens) else { return .invalid }
    let stream = TokenStream(text)
    return TypedDeclaration(pending.property, substituted: stream, 0..<stream.count)
  }
}

extension CascadedValues {
  /// The custom properties of an element where they are looked up; nil where they are resolved at once.
  func properties(
    below above: InheritedStyle?, in rules: ActiveRules, names: SheetNames
  ) -> CustomProperties? {
    guard let variables else { return nil }
    if variables.isEmpty { return above?.customProperties ?? CustomProperties() }
    return CustomProperties(
      VariableScope(
        variables, below: above?.customProperties.scope,
        VariableScope.Context(names: names, environment: rules.variables)))
  }
}

extension ComputationContext {
  /// Makes the color of a root that nobody gives another what the system's text has, in the root's scheme.
  fileprivate mutating func adoptInitialColor() {
    guard case .color(let color) = Property.color.computedInitialValue(in: self) else { return }
    currentColor = color.resolved(currentColor: currentColor)
  }

  /// Makes what the element is the parent of those that are computed from now on.
  fileprivate mutating func passOn(_ values: LonghandValues, on above: InheritedLonghands?) {
    parentFontSize = fontSize
    parentLineHeight = lineHeight
    if above == nil || values[.fontWeight] != nil {
      parentFontWeight = values[.fontWeight].flatMap { FontWeight($0) } ?? .normal
    }
    if above == nil || values.entries.contains(where: { $0.property.decidesParentText }) {
      parentText = .init { values[$0] ?? above?[$0] }
    }
  }
}

extension Property {
  /// Whether the property is one of those that `match-parent` refers to.
  fileprivate var decidesParentText: Bool {
    self == .direction || self == .textAlign || self == .textAlignLast
  }
}
