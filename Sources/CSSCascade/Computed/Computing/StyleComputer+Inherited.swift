// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// What children inherit: the longhands, each of which may depend on those before it, and the custom properties.
extension StyleComputer {
  /// The parent's inherited values, or new ones where the element declares some.
  mutating func inheritedStyle() -> InheritedStyle {
    if let above, !cascaded.changesInherited { return above }
    var context = above?.context ?? rules.rootContext
    if let properties = cascaded.properties(below: above, in: sheets) {
      customProperties = properties
    } else if !cascaded.customProperties.isEmpty {
      resolve(in: context)
    }
    if let above, cascaded.inheritedCount == 0, resolver == nil {
      return InheritedStyle(above.longhands, customProperties, in: sheets)
    }
    if parent == nil {
      context.systemColors.override(by: customProperties, names: sheets.names.table)
      context.adoptInitialColor()
    }
    var values = inheritedValues(&context)
    if parent == nil, rules.environment.direction != .ltr, values[.direction] == nil {
      values.set(.direction, .keyword(rules.environment.direction.keyword))
    }
    advance(to: .lines, in: context)
    if let above, values.entries.isEmpty {
      let isSame = customProperties.isIdentical(to: above.customProperties)
      return isSame ? above : InheritedStyle(above.longhands, customProperties, in: sheets)
    }
    context.passOn(values, on: above?.longhands)
    return InheritedStyle(
      InheritedLonghands(values, on: above?.longhands, context), customProperties, in: sheets)
  }

  /// The values of the longhands that children inherit; each may depend on those before it.
  private mutating func inheritedValues(_ context: inout ComputationContext) -> LonghandValues {
    var values = LonghandValues()
    values.reserveCapacity(cascaded.inheritedCount)
    for index in 0..<cascaded.inheritedCount {
      let winner = cascaded.winners[index]
      if resolver != nil { advance(to: ComputationStage(before: winner.property), in: context) }
      // What says `inherit` changes nothing where there is something to inherit.
      if winner.dependence == .parent, let above, above.longhands.declares(winner.property) {
        continue
      }
      guard let value = value(of: winner, in: context) else { continue }
      values.set(winner.property, value)
      adopt(value, of: winner.property, among: values, &context)
    }
    return values
  }

  /// Resolves the custom properties that need nothing of the element itself.
  private mutating func resolve(in context: ComputationContext) {
    let above = parent?.inherited.customProperties ?? rules.rootProperties
    let resolver = CustomPropertyResolver(
      cascaded.customProperties, inheriting: above, names: sheets.names.table,
      registrations: rules.registrations, program: rules.program, context: context,
      isRoot: parent == nil)
    customProperties = resolver.resolved
    if rules.resolvesLazily {
      customProperties = customProperties.scoped(sheets)
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
