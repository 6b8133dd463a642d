// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A resolver of one element's custom properties from its declarations and its parent's custom
/// properties.
///
/// Cycles and texts beyond the size limits leave a property without text. So no theme can make the
/// program hang or exhaust its memory. A variable in a fallback counts as a reference only if the
/// fallback is used.
///
/// A registered property whose value has a unit such as `em` waits for the font. Only then,
/// ``isComplete`` is `false`. The caller then computes `color-scheme`, `font-size` and
/// `line-height` in the order of the stages. For each value with variables it calls
/// ``cycle(of:_:_:)``, and at each stage ``advance(to:in:)``.
///
/// Defined by [CSS Custom Properties Level 1, section 2.3](https://drafts.csswg.org/css-variables-1/#cycles).
struct CustomPropertyResolver {
  /// The maximum length of one variable's text, in bytes.
  static let maximumLength = 1 << 16
  /// The maximum total length of the variables that one element declares, in bytes.
  static let maximumTotal = 1 << 24

  /// The custom properties that are resolved so far.
  private(set) var resolved: CustomProperties
  /// The reasons for which declared custom properties are invalid.
  private(set) var problems: [Atom: VariableProblem] = [:]

  let names: AtomTable
  let registrations: CustomPropertyRegistrations
  let program: ProgramValues
  let isRoot: Bool
  /// The parent's custom properties, for declarations that inherit explicitly.
  let parent: CustomProperties
  /// The texts of the element's custom properties.
  private(set) var texts: ResolvedTexts
  /// The stage of the element's computation.
  var stage = ComputationStage.parent
  /// Declarations that wait for a later stage.
  var deferred = DeferredDeclarations()

  /// A declaration during resolution.
  struct Entry {
    let name: Atom
    let declaration: DeclaredCustomProperty
    let references: VariableReferences
    /// The value of a registered property after substitution, and the stage that it needs.
    var value: (value: CSSValue, stage: ComputationStage)?
  }

  /// Resolves all declarations that do not depend on the computation of the element.
  ///
  /// - Parameters:
  ///   - declared: The cascaded values by name.
  ///   - inherited: The custom properties that the parent passes to its children, or the result of
  ///     ``CustomProperties/init(_:in:)`` for a root.
  ///   - parent: The parent's custom properties, or `nil` if they equal `inherited` or differ only in
  ///     texts that it does not pass.
  ///   - names: The atom table of the names.
  ///   - registrations: The registered custom properties.
  ///   - program: The environment variables and functions of the program.
  ///   - context: The context before the element is computed, such as its parent's font.
  ///   - isRoot: Whether the element is a root, whose `rem` is its own font size.
  init(
    _ declared: [Atom: DeclaredCustomProperty], inheriting inherited: CustomProperties,
    below parent: CustomProperties? = nil, names: AtomTable,
    registrations: CustomPropertyRegistrations = .init(),
    program: ProgramValues = .init(), context: ComputationContext = .init(),
    isRoot: Bool = false
  ) {
    self.names = names
    self.registrations = registrations
    self.program = program
    self.isRoot = isRoot
    self.parent = parent ?? inherited
    resolved = inherited.inheritedByChildren
    texts = ResolvedTexts(inheritedByChildren: resolved)
    // A fixed order makes the result deterministic.
    resolveAll(Self.entries(declared, names), in: context)
    finish()
  }
}

extension CustomPropertyResolver {
  private static func entries(
    _ declared: [Atom: DeclaredCustomProperty], _ names: AtomTable
  ) -> [Entry] {
    // Reserved: https://drafts.csswg.org/css-variables-1/#defining-variables
    let reserved = names.find("--")
    return declared.sorted { $0.key < $1.key }.compactMap { name, declaration in
      if name == reserved { return nil }
      guard case .tokens(let stream, let tokens) = declaration else {
        return Entry(name: name, declaration: declaration, references: .init())
      }
      let references = VariableReferences(stream, in: tokens, names: names)
      return Entry(name: name, declaration: declaration, references: references)
    }
  }

  /// Resolves declarations in the order of their dependencies.
  private mutating func resolveAll(_ entries: [Entry], in context: ComputationContext) {
    guard entries.contains(where: { !$0.references.names.isEmpty }) else {
      for entry in entries { resolve(entry, in: context) }
      return
    }
    var numbers: [Atom: Int] = [:]
    for (number, entry) in entries.enumerated() { numbers[entry.name] = number }
    _ = DependencyOrder(count: entries.count) { number, progress in
      let used = nextReference(of: entries[number], &progress) { numbers[$0] != nil }
      return used.flatMap { numbers[$0] }
    } settle: { members, isCycle in
      // A settled declaration is no longer unsettled for later references.
      for number in members { numbers[entries[number].name] = nil }
      guard isCycle else { return members.forEach { resolve(entries[$0], in: context) } }
      let problem = VariableProblem.cycle(names.texts(of: members.map { entries[$0].name }))
      for number in members { invalidate(entries[number].name, problem) }
    }
  }

  /// Returns the next unsettled custom property that a declaration refers to, or `nil` at its end.
  private func nextReference(
    of entry: Entry, _ progress: inout DependencyOrder.Progress, isUnsettled: (Atom) -> Bool
  ) -> Atom? {
    guard case .tokens(let stream, let tokens) = entry.declaration, !entry.references.isEmpty else {
      return nil
    }
    return nextReference(in: stream, tokens, &progress, isUnsettled: isUnsettled)
  }

  /// Returns the next unsettled custom property that a value refers to, or `nil` at its end.
  ///
  /// A property that waits for a later stage counts as valid, because it will have a text.
  private func nextReference(
    in stream: TokenStream, _ tokens: Range<Int>, _ progress: inout DependencyOrder.Progress,
    isUnsettled: (Atom) -> Bool
  ) -> Atom? {
    progress.position = max(progress.position, tokens.lowerBound)
    let used = UsedReferences(stream: stream, end: tokens.upperBound, program: program)
    let token = used.next(&progress) { token in
      guard let name = names.find(stream, token) else { return .invalid }
      if isUnsettled(name) { return .unsettled }
      return deferred.contains(name) || texts[name] != nil ? .valid : .invalid
    }
    return token.flatMap { names.find(stream, $0) }
  }

  /// Returns the custom properties that a value refers to and that wait for a later stage.
  func deferredReferences(in stream: TokenStream, _ tokens: Range<Int>) -> [Atom] {
    var found: [Atom] = []
    var progress = DependencyOrder.Progress()
    while let name = nextReference(
      in: stream, tokens, &progress, isUnsettled: deferred.contains)
    {
      found.append(name)
    }
    return found
  }

  /// Updates the custom properties of the element to the current texts.
  mutating func finish() { resolved = texts.customProperties }

  /// Returns whether a declaration refers to one that waits.
  func mustDefer(_ entry: Entry) -> Bool {
    !deferred.isEmpty && !deferredReferences(of: entry).isEmpty
  }

  /// Returns the custom properties that a declaration refers to and that wait for a later stage.
  func deferredReferences(of entry: Entry) -> [Atom] {
    guard case .tokens(let stream, let tokens) = entry.declaration,
      entry.references.names.contains(where: deferred.contains)
    else { return [] }
    return deferredReferences(in: stream, tokens)
  }

  /// Sets the text of a property, or `nil` for none.
  mutating func set(_ name: Atom, _ text: String?) {
    texts.set(name, text, isInherited: registrations[name]?.isInherited ?? true)
  }

  /// Applies the behavior of a declaration that is invalid at computed-value time.
  ///
  /// A property with the universal syntax has no text. Any other registered property acts as
  /// `unset`.
  mutating func invalidate(_ name: Atom, _ problem: VariableProblem) {
    problems[name] = problem
    if registrations[name]?.syntax.isUniversal ?? true { set(name, nil) }
  }
}
