// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Works out the custom properties of one element from its declarations and its parent's custom properties.
///
/// Cycles and texts beyond the size limits leave a property without text, so that no theme can make the program hang or
/// fill its memory. A variable in a fallback counts as referred to only if the fallback is used.
///
/// A registered property whose value has a unit such as `em` waits for the font. Then, and only then, ``isComplete`` is
/// false: whoever resolves the element computes `color-scheme`, `font-size` and `line-height` in the order of the stages,
/// asks ``cycle(of:_:_:)`` about each that has variables, and calls ``advance(to:in:)`` when a stage is reached.
///
/// Defined by [CSS Custom Properties Level 1, section 2.3](https://drafts.csswg.org/css-variables-1/#cycles).
struct CustomPropertyResolver {
  /// The longest text of one variable, in bytes.
  static let maximumLength = 1 << 16
  /// What the variables that one element declares may have together, in bytes.
  static let maximumTotal = 1 << 24

  /// The custom properties, as far as they are known.
  private(set) var resolved: CustomProperties
  /// Why declared custom properties have no text of their own; nothing for those that have one.
  private(set) var problems: [Atom: VariableProblem] = [:]

  let names: AtomTable
  let registrations: CustomPropertyRegistrations
  let program: ProgramValues
  let isRoot: Bool
  /// The parent's custom properties.
  let inherited: CustomProperties
  /// The texts of the element's custom properties.
  private(set) var texts: ResolvedTexts
  /// How much of the element is computed.
  var stage = ComputationStage.parent
  /// Declarations that wait for a later stage.
  var waiting = WaitingDeclarations()

  /// A declaration that is being resolved.
  struct Entry {
    let name: Atom
    let declaration: DeclaredCustomProperty
    let references: VariableReferences
    /// The value of a registered property once its variables are replaced, and the stage that it needs.
    var value: (value: CSSValue, stage: ComputationStage)?
  }

  /// Resolves all that can be resolved before anything of the element is computed.
  ///
  /// - Parameters:
  ///   - declared: what the cascade decided, by name.
  ///   - inherited: the parent's custom properties; for a root those that ``CustomProperties/init(_:in:)`` makes.
  ///   - names: the table that names are looked up in.
  ///   - registrations: the properties that `@property` rules register.
  ///   - program: what `env()` asks, and the functions that are known.
  ///   - context: what is known before the element is computed: its parent's font and the like.
  ///   - isRoot: whether the element is a root, whose `rem` is its own font size.
  init(
    _ declared: [Atom: DeclaredCustomProperty], inheriting inherited: CustomProperties,
    names: AtomTable, registrations: CustomPropertyRegistrations = .init(),
    program: ProgramValues = .init(), context: ComputationContext = .init(),
    isRoot: Bool = false
  ) {
    self.names = names
    self.registrations = registrations
    self.program = program
    self.isRoot = isRoot
    self.inherited = inherited
    resolved = inherited.passedOn
    texts = ResolvedTexts(passedOn: resolved)
    // In the order of the names, so that the same sheet always comes to the same.
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
      // A settled one is no longer waited for.
      for number in members { numbers[entries[number].name] = nil }
      guard isCycle else { return members.forEach { resolve(entries[$0], in: context) } }
      let problem = VariableProblem.cycle(names.texts(of: members.map { entries[$0].name }))
      for number in members { invalidate(entries[number].name, problem) }
    }
  }

  /// The next custom property that a declaration refers to and that is not settled; nil at its end.
  private func nextReference(
    of entry: Entry, _ progress: inout DependencyOrder.Progress, isUnsettled: (Atom) -> Bool
  ) -> Atom? {
    guard case .tokens(let stream, let tokens) = entry.declaration, !entry.references.isEmpty else {
      return nil
    }
    return nextReference(in: stream, tokens, &progress, isUnsettled: isUnsettled)
  }

  /// The next custom property that a value refers to and that is not settled; nil at its end.
  ///
  /// A property that waits for a later stage has a text by then.
  private func nextReference(
    in stream: TokenStream, _ tokens: Range<Int>, _ progress: inout DependencyOrder.Progress,
    isUnsettled: (Atom) -> Bool
  ) -> Atom? {
    progress.position = max(progress.position, tokens.lowerBound)
    let used = UsedReferences(stream: stream, end: tokens.upperBound, program: program)
    let token = used.next(&progress) { token in
      guard let name = names.find(stream, token) else { return .invalid }
      if isUnsettled(name) { return .unsettled }
      return waiting.contains(name) || texts[name] != nil ? .valid : .invalid
    }
    return token.flatMap { names.find(stream, $0) }
  }

  /// The custom properties that wait for a later stage among those that a value refers to.
  func waitingReferences(in stream: TokenStream, _ tokens: Range<Int>) -> [Atom] {
    var found: [Atom] = []
    var progress = DependencyOrder.Progress()
    while let name = nextReference(
      in: stream, tokens, &progress, isUnsettled: waiting.contains)
    {
      found.append(name)
    }
    return found
  }

  /// Makes what is known by now the custom properties of the element.
  mutating func finish() { resolved = texts.customProperties }

  /// Whether a declaration refers to one that waits.
  func mustWait(_ entry: Entry) -> Bool {
    !waiting.isEmpty && !waitingReferences(of: entry).isEmpty
  }

  /// The custom properties that wait for a later stage among those that a declaration refers to.
  func waitingReferences(of entry: Entry) -> [Atom] {
    guard case .tokens(let stream, let tokens) = entry.declaration,
      entry.references.names.contains(where: waiting.contains)
    else { return [] }
    return waitingReferences(in: stream, tokens)
  }

  /// Gives a property its text; nil for none.
  mutating func set(_ name: Atom, _ text: String?) {
    texts.set(name, text, isInherited: registrations[name]?.isInherited ?? true)
  }

  /// Lets a property be what it is if its declaration is invalid at computed-value time.
  ///
  /// One that takes everything has no text; one that is registered with types is unset.
  mutating func invalidate(_ name: Atom, _ problem: VariableProblem) {
    problems[name] = problem
    if registrations[name]?.syntax.isUniversal ?? true { set(name, nil) }
  }
}
