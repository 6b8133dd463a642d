// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Computes the values of one element from what the cascade decided and from its parent's style.
///
/// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
struct StyleComputer {
  private let rules: ActiveRules
  /// The names of custom properties.
  private let names: AtomTable
  /// Whether a longhand that is not inherited took the parent's value: then the style is for this parent's children alone.
  private(set) var askedParent = false
  private let parent: ComputedStyle.Storage?
  private let cascaded: CascadedValues
  /// Gives the block of a rule, or of what is attached to the element.
  private let block: (UInt32) -> DeclarationBlock
  private var customProperties: CustomProperties
  /// Resolves the custom properties, while some of them wait for the font; nil once all are known.
  private var resolver: CustomPropertyResolver?
  private var context: ComputationContext
  /// The value with variables that was replaced last: the longhands of a shorthand ask one after the other.
  private var substituted: (pending: PendingValue, value: TypedDeclaration)?

  /// A computer for an element whose parent is computed already; nil stands for no parent.
  init(
    _ cascaded: CascadedValues, in rules: ActiveRules, names: AtomTable,
    below parent: ComputedStyle.Storage?, _ block: @escaping (UInt32) -> DeclarationBlock
  ) {
    self.rules = rules
    self.names = names
    self.parent = parent
    self.cascaded = cascaded
    self.block = block
    let above = parent.map { $0.passedOn ?? $0.inherited }
    context = above?.context ?? rules.rootContext
    customProperties = above?.customProperties ?? rules.rootProperties
  }

  /// The style of the element.
  ///
  /// - Parameter size: the size that it has, where the program reported one.
  /// - Returns: the style, and with it what the children inherit.
  mutating func style(size: StyleSize? = nil) -> ComputedStyle.Storage {
    let inherited = inheritedStyle()
    context = inherited.context
    var own: [LonghandValue] = []
    own.reserveCapacity(cascaded.own.count)
    for winner in cascaded.own {
      if let value = value(of: winner) { own.append(LonghandValue(winner.property, value)) }
    }
    let style = ComputedStyle.Storage(
      inherited, own: LonghandValues(ordered: own), passedOn: inherited.withoutOwnProperties,
      names: names, cascaded: cascaded, askedParent: askedParent)
    return size.flatMap { style.containing($0) } ?? style
  }

  /// The parent's inherited values, or new ones where the element declares some.
  private mutating func inheritedStyle() -> InheritedStyle {
    let above = parent.map { $0.passedOn ?? $0.inherited }
    if !cascaded.customProperties.isEmpty {
      resolve()
    } else if cascaded.inherited.isEmpty, let above {
      return above
    }
    if parent == nil { context.systemColors.override(by: customProperties, names: names) }
    var values = above?.values ?? LonghandValues()
    for winner in cascaded.inherited {
      if resolver != nil { advance(to: ComputationStage(before: winner.property)) }
      guard let value = value(of: winner) else { continue }
      values.set(winner.property, value)
      adopt(value, of: winner.property, among: values)
    }
    advance(to: .lines)
    context.passOn(values)
    return InheritedStyle(values, customProperties, context)
  }

  /// Resolves the custom properties that need nothing of the element itself.
  private mutating func resolve() {
    let above = parent?.inherited.customProperties ?? rules.rootProperties
    let resolver = CustomPropertyResolver(
      cascaded.customProperties, inheriting: above, names: names,
      registrations: rules.registrations, environment: rules.variables, context: context,
      isRoot: parent == nil)
    customProperties = resolver.resolved
    if !resolver.isComplete { self.resolver = resolver }
  }

  /// Resolves the custom properties that have waited for a stage and those before it.
  private mutating func advance(to stage: ComputationStage) {
    guard let waiting = resolver, waiting.stage < stage else { return }
    resolver?.advance(to: stage, in: context)
    customProperties = resolver?.resolved ?? customProperties
    if resolver?.isComplete == true { resolver = nil }
  }

  /// Lets the values that follow be computed with one that is known now.
  private mutating func adopt(
    _ value: CSSValue, of property: Property, among values: LonghandValues
  ) {
    switch (property, value) {
    case (.fontSize, .length(let size)):
      context.fontSize = size.value
      if parent == nil { context.rootFontSize = size.value }
      adoptLineHeight(values[.lineHeight])
    case (.lineHeight, _): adoptLineHeight(value)
    case (.writingMode, _):
      context.isVertical = value != .keyword(.horizontalTb)
    case (.colorScheme, _):
      context.colorScheme = rules.environment.usedColorScheme(for: value)
    case (.color, .color(let color)):
      context.currentColor = color.resolved(currentColor: context.currentColor)
    default: break
    }
  }

  /// What `normal` is only the font knows.
  private mutating func adoptLineHeight(_ value: CSSValue?) {
    let height = value.flatMap { $0 == .keyword(.normal) ? nil : LineHeight($0) }
    context.lineHeight = height?.resolved(fontSize: context.fontSize)
    if parent == nil { context.rootLineHeight = context.lineHeight }
  }
}

extension StyleComputer {
  /// The computed value that a winner gives its longhand; nil where that is as if nothing were declared.
  private mutating func value(of winner: CascadedValues.Winner) -> CSSValue? {
    switch winner.value {
    case .value(let value): return value.computed(for: winner.property, in: context)
    case .keyword(let keyword): return value(of: winner.property, keyword)
    case .pending: return value(ofPending: winner)
    }
  }

  private mutating func value(of property: Property, _ keyword: CSSWideKeyword) -> CSSValue? {
    let isInherited = keyword == .inherit || keyword != .initial && property.isInherited
    if isInherited, !property.isInherited { askedParent = true }
    let inherited = isInherited ? parent?.declared(property) : nil
    return inherited ?? property.initialValue.computed(for: property, in: context)
  }

  /// The value of a declaration with variables, or of one that it reverts to.
  private mutating func value(ofPending first: CascadedValues.Winner) -> CSSValue? {
    var taken: [(level: CascadeLevel, keyword: CSSWideKeyword)] = []
    var winner = first
    while case .pending(let pending) = winner.value {
      switch typed(pending) {
      case .value(let value):
        return value.computed(for: winner.property, in: context)
      case .values(let values):
        return values.first { $0.property == winner.property }?
          .value.computed(for: winner.property, in: context)
      case .keyword(let keyword) where keyword.isRevert:
        taken.append((winner.level, keyword))
        var cascade = Cascade(rules.levels)
        let next = cascade.winner(
          of: winner.property, taking: taken, from: cascaded.matches, block)
        guard let next else { return undeclared(winner.property) }
        winner = next
      case .keyword(let keyword): return value(of: winner.property, keyword)
      // Invalid at computed-value time: https://drafts.csswg.org/css-variables-1/#invalid-at-computed-value-time
      case .invalid, .variable: return value(of: winner.property, .unset)
      }
    }
    return value(of: winner)
  }

  /// What a longhand has that nobody declares.
  private func undeclared(_ property: Property) -> CSSValue? {
    property.isInherited ? parent?.declared(property) : nil
  }

  private mutating func typed(_ pending: PendingValue) -> TypedDeclaration {
    if let substituted, substituted.pending === pending { return substituted.value }
    var typed = TypedDeclaration.invalid
    let isCyclic = resolver?.cycle(of: pending.property, pending.stream, pending.tokens) != nil
    if isCyclic { customProperties = resolver?.resolved ?? customProperties }
    let variables = Variables(
      properties: customProperties, names: names, environment: rules.variables)
    if !isCyclic, let text = variables.substitute(pending.stream, pending.tokens) {
      let stream = TokenStream(text)
      typed = TypedDeclaration(pending.property, substituted: stream, 0..<stream.count)
    }
    substituted = (pending, typed)
    return typed
  }
}

extension ComputationContext {
  /// Makes what the element is the parent of those that are computed from now on.
  fileprivate mutating func passOn(_ values: LonghandValues) {
    parentFontSize = fontSize
    parentLineHeight = lineHeight
    parentFontWeight = values[.fontWeight].flatMap { FontWeight($0) } ?? .normal
    parentText = .init { values[$0] }
  }
}
