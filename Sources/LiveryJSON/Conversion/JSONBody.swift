// SPDX-License-Identifier: Apache-2.0

/// The members of a JSON object under construction, or of several objects if names repeat.
struct JSONBody {
  /// The members of each object.
  private(set) var objects: [[Member]] = [[]]
  private var names: Set<String> = []

  /// A member of an object.
  enum Member {
    /// A name with a complete value, and the index of its converted declaration.
    case value(name: String, text: String, number: Int? = nil)
    /// A name with an object.
    case body(name: String, JSONBody)
    /// A comment in CSS syntax.
    case comment(String)

    var name: String? {
      switch self {
      case .value(let name, _, _), .body(let name, _): name
      case .comment: nil
      }
    }

    /// Whether the member is a declaration, and not an at-rule without a block.
    var isDeclaration: Bool {
      if case .value(let name, _, _) = self { !name.hasPrefix("@") } else { false }
    }
  }

  /// Whether the body is a single object that contains only comments and values.
  var hasOnlyValues: Bool {
    objects.count == 1 && objects[0].allSatisfy { if case .body = $0 { false } else { true } }
  }

  /// Whether the body contains only comments and at-rules without a block.
  var hasOnlyStatements: Bool { hasOnlyValues && !objects[0].contains(where: \.isDeclaration) }

  /// Appends a member to the last object, or to a new object if the name repeats.
  mutating func append(_ member: Member) {
    if let name = member.name { reserve(name) }
    objects[objects.count - 1].append(member)
  }

  /// Appends a declaration to the last object, or to a new object if the property repeats.
  mutating func append(_ member: Member, declaring property: String) {
    reserve(property + ":")
    append(member)
  }

  private mutating func reserve(_ name: String) {
    if names.insert(name).inserted { return }
    objects.append([])
    names = [name]
  }

  /// Starts a new object, unless the last one is empty.
  mutating func beginObject() {
    guard objects.last?.isEmpty == false else { return }
    objects.append([])
    names = []
  }

  /// Inserts a body at the end of a path of names, if that preserves the order of all rules.
  ///
  /// - Returns: whether the body was inserted.
  mutating func insert(
    _ body: JSONBody, at path: ArraySlice<String>, comments: [String]
  ) -> Bool {
    guard let name = path.first else { return false }
    let rest = path.dropFirst()
    let last = objects.count - 1
    if case .body(name, var inner)? = objects[last].last {
      guard !rest.isEmpty else { return false }
      // A comment at the end of a rule would move to the next rule.
      if case .comment? = inner.objects.last?.last { return false }
      // An empty rule would disappear.
      if inner.objects.count == 1, inner.objects[0].isEmpty { return false }
      // The body is removed during the change, because a second reference would force a copy.
      objects[last].removeLast()
      let isInserted = inner.insert(body, at: rest, comments: comments)
      objects[last].append(.body(name: name, inner))
      return isInserted
    }
    if names.contains(name) { return false }
    for comment in comments { append(.comment(comment)) }
    let nested = rest.reversed().reduce(body) { inner, name in
      var outer = JSONBody()
      outer.append(.body(name: name, inner))
      return outer
    }
    append(.body(name: name, nested))
    return true
  }
}
