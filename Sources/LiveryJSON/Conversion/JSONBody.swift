// SPDX-License-Identifier: Apache-2.0

/// The members of an object of JSON that is being written, or of several in an array, where names stand twice.
struct JSONBody {
  /// The members of each object.
  private(set) var objects: [[Member]] = [[]]
  private var names: Set<String> = []

  /// What stands in an object.
  enum Member {
    /// A name and a value that is written already, and the number of its placement.
    case value(name: String, text: String, number: Int? = nil)
    /// A name and an object.
    case body(name: String, JSONBody)
    /// A comment, as CSS writes it.
    case comment(String)

    var name: String? {
      switch self {
      case .value(let name, _, _), .body(let name, _): name
      case .comment: nil
      }
    }

    /// Whether it is a declaration, and no at-rule without a block.
    var isDeclaration: Bool {
      if case .value(let name, _, _) = self { !name.hasPrefix("@") } else { false }
    }
  }

  /// Whether nothing but comments and values stands in it, once.
  var hasOnlyValues: Bool {
    objects.count == 1 && objects[0].allSatisfy { if case .body = $0 { false } else { true } }
  }

  /// Whether nothing but comments and at-rules without a block stands in it.
  var hasOnlyStatements: Bool { hasOnlyValues && !objects[0].contains(where: \.isDeclaration) }

  /// Adds a member, to the last object unless that has the name.
  mutating func append(_ member: Member) {
    if let name = member.name { reserve(name) }
    objects[objects.count - 1].append(member)
  }

  /// Adds a declaration, to the last object unless that has the property.
  mutating func append(_ member: Member, declaring property: String) {
    reserve(property + ":")
    append(member)
  }

  private mutating func reserve(_ name: String) {
    if names.insert(name).inserted { return }
    objects.append([])
    names = [name]
  }

  /// Begins another object, unless the last one is empty.
  mutating func beginObject() {
    guard objects.last?.isEmpty == false else { return }
    objects.append([])
    names = []
  }

  /// Puts a body at the end of a path of names, where that leaves the order of all rules alone.
  ///
  /// - Returns: whether that was possible.
  mutating func insert(
    _ body: JSONBody, at path: ArraySlice<String>, comments: [String]
  ) -> Bool {
    guard let name = path.first else { return false }
    let rest = path.dropFirst()
    let last = objects.count - 1
    if case .body(name, var inner)? = objects[last].last {
      guard !rest.isEmpty else { return false }
      // A comment at the end of a rule would become one of what follows.
      if case .comment? = inner.objects.last?.last { return false }
      // An empty rule would be none.
      if inner.objects.count == 1, inner.objects[0].isEmpty { return false }
      // What is changed must not stand in two places, or it would be copied each time.
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
