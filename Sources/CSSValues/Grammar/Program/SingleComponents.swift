// SPDX-License-Identifier: Apache-2.0

/// The single components that are complete values of a grammar, or the only element of a list.
///
/// For `none | <image>#` these are the word `none` and `<image>`. Most values in sheets are such
/// components or lists of them, and are parsed without the machine.
struct SingleComponents {
  /// The lists that a component is an element of.
  ///
  /// Empty for a component that is the whole value.
  struct Role: OptionSet {
    let rawValue: UInt32

    /// A list with commas.
    static let commaElement = Role(rawValue: 1)
    /// A list without commas, which may be an element of a list with commas.
    static let spaceElement = Role(rawValue: 2)
  }

  /// A component that is not a keyword.
  enum Source: Hashable {
    /// The number of a terminal and the words that it excludes, or `nil` for a terminal that
    /// accepts no author-defined words.
    case terminal(Int, excluded: [String]?)
    /// A type with its own parser.
    case typed(TypedGrammar)
  }

  /// A component that is not a keyword, with the kinds of tokens that may begin it.
  struct NonKeyword {
    let source: Source
    let kinds: UInt32
    var role: Role = []
  }

  /// The keywords.
  private(set) var keywords: [Keyword: Role] = [:]
  /// The other components, in the order of the grammar.
  private(set) var nonKeywords: [NonKeyword] = []
  /// The maximum number of elements in a list without commas, zero for any number, or `nil` without
  /// such lists.
  private(set) var limit: Int?
  /// Whether each value of the grammar is one of the components, or a list of them.
  var isComplete = true
  /// The tokens that may stand in a value outside of functions and blocks.
  var tokens = FirstSet()

  /// The components of a grammar whose values all have other forms.
  static let none: SingleComponents = {
    var none = SingleComponents()
    none.isComplete = false
    return none
  }()
}

extension SingleComponents {
  /// Creates the components of a keyword.
  init(_ keyword: Keyword) { keywords = [keyword: []] }

  /// Creates a component that is not a keyword.
  init(_ source: Source, kinds: UInt32) { nonKeywords = [NonKeyword(source: source, kinds: kinds)] }

  /// The roles of all components.
  private var roles: [Role] { keywords.values + nonKeywords.map(\.role) }

  /// Whether each component is a whole value rather than the element of a list.
  var areValues: Bool { roles.allSatisfy(\.isEmpty) }

  /// Whether a component is an element of a list with commas.
  var hasCommas: Bool { roles.contains { $0.contains(.commaElement) } }

  /// Returns the components as elements of lists without commas, with an optional maximum number of
  /// elements.
  func spaceElements(upTo limit: Int?) -> SingleComponents {
    var elements = SingleComponents()
    elements.add(self, in: .spaceElement)
    elements.limit = limit ?? 0
    return elements
  }

  /// Adds the components of an alternative as elements of lists.
  ///
  /// The first matching alternative counts, as in the machine. Values that match two alternatives
  /// are left to the machine.
  mutating func add(_ other: SingleComponents, in list: Role = []) {
    let acceptsIdentifiers = nonKeywords.contains { $0.source.acceptsIdentifiers }
    isComplete = isComplete && other.isComplete && !(acceptsIdentifiers && !other.keywords.isEmpty)
    if let limit, let other = other.limit, limit != other { isComplete = false }
    limit = limit ?? other.limit
    for (keyword, role) in other.keywords where !acceptsIdentifiers {
      let role = role.union(list)
      if let known = keywords[keyword] {
        if known != role { isComplete = false }
      } else {
        keywords[keyword] = role
      }
    }
    for var component in other.nonKeywords {
      component.role.formUnion(list)
      if nonKeywords.contains(where: { $0.source == component.source }) { isComplete = false }
      nonKeywords.append(component)
    }
    for component in nonKeywords {
      guard case .terminal(_, let excluded?) = component.source else { continue }
      for (keyword, role) in keywords where role != component.role {
        if !excluded.contains(keyword.name) { isComplete = false }
      }
    }
  }

  /// Returns the components as words of a program.
  ///
  /// The first word is zero if the components are complete, otherwise one more than the number of
  /// the token set. Then come the limit, the number of keywords and the keywords in order, with the
  /// role in the lowest two bits. Two words follow for each other component. The first one has the
  /// number of the terminal or type above four bits: whether words are excluded, whether it is a
  /// type, and the role. The second one has the kinds of tokens.
  ///
  /// - Parameter tokens: The number of the set of tokens.
  /// - Returns: The words.
  func encoded(tokens: UInt32) -> [UInt32] {
    let words = keywords.map { UInt32($0.key.rawValue) << 2 | $0.value.rawValue }.sorted()
    let records = nonKeywords.flatMap { other in
      let source: UInt32 =
        switch other.source {
        case .terminal(let number, nil): UInt32(number) << 4
        case .terminal(let number, _?): UInt32(number) << 4 | 8
        case .typed(let type): type.rawValue << 4 | 4
        }
      return [source | other.role.rawValue, other.kinds]
    }
    return [isComplete ? 0 : tokens + 1, UInt32(limit ?? 0), UInt32(words.count)] + words + records
  }
}

extension SingleComponents.Source {
  fileprivate var acceptsIdentifiers: Bool {
    if case .terminal(_, _?) = self { true } else { false }
  }
}
