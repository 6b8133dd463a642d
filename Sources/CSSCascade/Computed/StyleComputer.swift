// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Computes the values of one element from what the cascade decided and from its parent's style.
///
/// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
struct StyleComputer {
  let sheets: SheetContext
  /// Whether a longhand that is not inherited took the parent's value: then the style is for this parent's children alone.
  var askedParent = false
  let parent: ComputedStyle.Storage?
  let cascaded: CascadedValues
  var customProperties: CustomProperties
  /// Resolves the custom properties, while some of them wait for the font; nil once all are known.
  var resolver: CustomPropertyResolver?
  /// What the parent passes on; nil for a root.
  private var above: InheritedStyle? { parent?.passed }
  /// The value with variables that was replaced last: the longhands of a shorthand ask one after the other.
  var substituted: (pending: PendingValue, value: TypedDeclaration)?

  /// A computer for an element whose parent is computed already; nil stands for no parent.
  private init(
    _ cascaded: CascadedValues, in sheets: SheetContext, below parent: ComputedStyle.Storage?
  ) {
    self.sheets = sheets
    self.parent = parent
    self.cascaded = cascaded
    customProperties = parent?.passed.customProperties ?? sheets.rules.rootProperties
  }

  /// A computer for the rest of a style.
  private init(completing style: ComputedStyle.Storage) {
    sheets = style.sheets
    parent = nil
    cascaded = style.cascaded
    customProperties = style.inherited.customProperties
  }

  private var rules: ActiveRules { sheets.rules }

  /// The style of an element whose parent is computed already; nil stands for no parent.
  ///
  /// - Parameters:
  ///   - cascaded: what the cascade decided.
  ///   - sheets: what the styles of the tree have in common.
  ///   - parent: the style of the parent.
  ///   - size: the size that the element has, where the program reported one.
  /// - Returns: the style, and with it what the children inherit.
  static func style(
    _ cascaded: CascadedValues, in sheets: SheetContext, below parent: ComputedStyle.Storage?,
    size: StyleSize? = nil
  ) -> ComputedStyle.Storage {
    if size == nil, !cascaded.changesInherited, let parent, parent.passed.passesAll {
      if !cascaded.takesValues {
        return ComputedStyle.Storage(parent.passed, taken: .none, cascaded)
      }
      if cascaded.takesOnly(parent.taken.values) {
        return ComputedStyle.Storage(
          parent.passed, taken: parent.taken.asked, cascaded)
      }
    }
    var computer = StyleComputer(cascaded, in: sheets, below: parent)
    return computer.style(size: size)
  }

  private mutating func style(size: StyleSize?) -> ComputedStyle.Storage {
    let inherited = inheritedStyle()
    let style = ComputedStyle.Storage(
      inherited, taken: takenLonghands(in: inherited.context),
      passedOn: inherited.withoutOwnProperties, cascaded)
    return size.flatMap { style.containing($0) } ?? style
  }

  /// The style that an element has below another parent that passes on the same as the one of a style did.
  static func style(
    like style: ComputedStyle.Storage, below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    if !style.cascaded.takesValues { return style }
    let taken: TakenLonghands
    if let parent, style.cascaded.takesOnly(parent.taken.values) {
      taken = parent.taken.asked
    } else {
      var computer = StyleComputer(style.cascaded, in: style.sheets, below: parent)
      computer.customProperties = style.inherited.customProperties
      taken = computer.takenLonghands(in: style.inherited.context)
    }
    if taken == style.taken { return style }
    return ComputedStyle.Storage(
      style.inherited, taken: taken, passedOn: style.passedOn, style.cascaded)
  }

  /// The own longhands that the parent may decide.
  private mutating func takenLonghands(in context: ComputationContext) -> TakenLonghands {
    if !cascaded.takesValues { return .none }
    if let parent, cascaded.takesOnly(parent.taken.values) {
      return parent.taken.asked
    }
    let values = ownValues(in: context) { cascaded, winner in cascaded.isTaken(winner) }
    return TakenLonghands(values: values, askedParent: askedParent)
  }

  /// The longhands of a style that are the element's own: those that the parent may decide are known.
  static func ownLonghands(of style: ComputedStyle.Storage) -> OwnLonghands {
    let cascaded = style.cascaded
    guard cascaded.isLate else {
      return OwnLonghands(cascaded, computed: style.taken.values)
    }
    var computer = StyleComputer(completing: style)
    let late = computer.ownValues(in: style.inherited.context) { cascaded, winner in
      cascaded.isLate(winner)
    }
    return OwnLonghands(cascaded, computed: style.taken.values.on(late))
  }

  /// The values of some of the longhands that children do not inherit.
  @inline(__always)
  private mutating func ownValues(
    in context: ComputationContext, _ counts: (CascadedValues, CascadedValues.Winner) -> Bool
  ) -> LonghandValues {
    var values: [LonghandValue] = []
    for index in cascaded.inheritedCount..<cascaded.winners.count {
      let winner = cascaded.winners[index]
      guard counts(cascaded, winner) else { continue }
      guard let value = value(of: winner, in: context) else { continue }
      values.append(LonghandValue(winner.property, value))
    }
    return LonghandValues(ordered: values)
  }

  /// The parent's inherited values, or new ones where the element declares some.
  private mutating func inheritedStyle() -> InheritedStyle {
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
    let values = inheritedValues(&context)
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
      registrations: rules.registrations, environment: rules.variables, context: context,
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
