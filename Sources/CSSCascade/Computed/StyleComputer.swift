// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Computes the values of one element from what the cascade decided and from its parent's style.
///
/// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
struct StyleComputer {
  let rules: ActiveRules
  /// The names of custom properties.
  let names: SheetNames
  /// Whether a longhand that is not inherited took the parent's value: then the style is for this parent's children alone.
  var askedParent = false
  let parent: ComputedStyle.Storage?
  let cascaded: CascadedValues
  var customProperties: CustomProperties
  /// The custom properties where they are looked up, and somebody has made them already.
  private let lookedUp: CustomProperties?
  /// Resolves the custom properties, while some of them wait for the font; nil once all are known.
  var resolver: CustomPropertyResolver?
  /// What the parent passes on; nil for a root.
  private let above: InheritedStyle?
  /// The value with variables that was replaced last: the longhands of a shorthand ask one after the other.
  var substituted: (pending: PendingValue, value: TypedDeclaration)?

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
