// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The references of a value by `var()`, `env()` and functions of the program, including those in
/// fallbacks.
struct VariableReferences {
  /// The custom properties whose names are in the table, without duplicates, in the order of first
  /// occurrence.
  private(set) var names: [Atom] = []
  /// The number of references to each of the ``names``.
  private(set) var counts: [Int] = []
  /// The positions of the ``names``, or `nil` while there are few.
  private var positions: NumberTable?
  /// Whether the value needs no substitution.
  private(set) var isEmpty = true

  /// Whether a reference is in the fallback of another one.
  private(set) var hasFallbackReferences = false

  /// The total number of bytes of the references without fallbacks.
  private(set) var replacedSize = 0

  /// Whether the value contains an `env()`.
  private(set) var usesEnvironment = false

  /// Whether the value contains a function that the program may know.
  private(set) var callsFunctions = false

  /// Creates an instance without references.
  init() {}

  /// Creates the references in a range of tokens.
  init(_ stream: TokenStream, in tokens: Range<Int>, names table: AtomTable) {
    // The end of the last `var()` or `env()` with a fallback.
    var fallbackEnd = tokens.lowerBound
    for token in tokens where stream.tokens[token].kind == .function {
      if stream.isDashedFunction(token) {
        isEmpty = false
        callsFunctions = true
        continue
      }
      guard VariableReference.begins(at: token, in: stream) else { continue }
      isEmpty = false
      var cursor = TokenCursor(stream, token + 1..<tokens.upperBound)
      let reference = VariableReference(parsing: &cursor, openedAt: token)
      if reference?.hasFallback == false {
        var end = cursor
        end.skipBlock(openedAt: token)
        replacedSize += stream.byteRange(of: token..<end.position).count
      }
      if token < fallbackEnd {
        hasFallbackReferences = true
      } else if reference?.hasFallback == true {
        cursor.skipBlock(openedAt: token)
        fallbackEnd = cursor.position
      }
      switch reference?.subject {
      case .property(let name)?:
        if let atom = table.find(stream, name) { add(atom) }
      case .environment?: usesEnvironment = true
      case nil: continue
      }
    }
  }

  private mutating func add(_ name: Atom) {
    if let position = position(of: name) {
      counts[position] += 1
      return
    }
    names.append(name)
    counts.append(1)
    if positions != nil {
      positions?.insert(names.count - 1, NumberTable.hash(of: name))
    } else if names.count == Self.minimumIndexedCount {
      var table = NumberTable()
      for (position, name) in names.enumerated() {
        table.insert(position, NumberTable.hash(of: name))
      }
      positions = table
    }
  }

  /// The number of names from which a hash table is used.
  private static let minimumIndexedCount = 8

  private func position(of name: Atom) -> Int? {
    guard let positions else { return names.firstIndex(of: name) }
    return positions.find(NumberTable.hash(of: name)) { names[$0] == name }
  }
}

extension AtomTable {
  /// Interns the names of the custom properties that a value refers to, whether they are declared
  /// or not.
  ///
  /// The syntax after the names is not checked, because an unused name is harmless.
  mutating func internVariables(of stream: TokenStream, _ tokens: Range<Int>) {
    for token in tokens where stream.tokens[token].kind == .function && stream.isVar(token) {
      var name = token + 1
      while name < tokens.upperBound, stream.tokens[name].kind.isTrivia { name += 1 }
      if name < tokens.upperBound, stream.isVariableName(name) { _ = intern(stream, name) }
    }
  }
}

extension TokenStream {
  /// Returns whether a function is `var()`.
  ///
  /// This check runs for every function in a sheet.
  @inline(__always)
  fileprivate func isVar(_ function: Int) -> Bool {
    if tokens[function].flags.contains(.escaped) { return value(of: function, equals: "var") }
    let start = Int(tokens[function].start)
    return Int(tokens[function + 1].start) - start == 4
      && bytes[start].lowercased == UInt8(ascii: "v")
      && bytes[start + 1].lowercased == UInt8(ascii: "a")
      && bytes[start + 2].lowercased == UInt8(ascii: "r")
  }
}
