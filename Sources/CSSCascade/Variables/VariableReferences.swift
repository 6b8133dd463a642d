// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What a value refers to with `var()`, `env()` and functions of the program, those in fallbacks too.
struct VariableReferences {
  /// The custom properties whose names a table knows, each once, in the order in which they first stand.
  private(set) var names: [Atom] = []
  /// The number of references to each of the ``names``.
  private(set) var counts: [Int] = []
  /// The positions of the ``names``; `nil` as long as there are few.
  private var positions: NumberTable?
  /// Whether nothing in the value is to be replaced.
  private(set) var isEmpty = true

  /// Whether some of the references stand in the fallback of another one.
  private(set) var hasFallbackReferences = false

  /// The number of bytes of the references without fallbacks.
  private(set) var replacedSize = 0

  /// Whether there is an `env()` in the value.
  private(set) var usesEnvironment = false

  /// Whether there is a function in the value that the program may know.
  private(set) var callsFunctions = false

  /// Nothing is referred to.
  init() {}

  /// The references in a run of tokens.
  init(_ stream: TokenStream, in tokens: Range<Int>, names table: AtomTable) {
    // The end of the last `var()` or `env()` that has a fallback.
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
    } else if names.count == Self.fewNames {
      var table = NumberTable()
      for (position, name) in names.enumerated() {
        table.insert(position, NumberTable.hash(of: name))
      }
      positions = table
    }
  }

  /// The number of names from which on they are found by hash.
  private static let fewNames = 8

  private func position(of name: Atom) -> Int? {
    guard let positions else { return names.firstIndex(of: name) }
    return positions.find(NumberTable.hash(of: name)) { names[$0] == name }
  }
}

extension AtomTable {
  /// Takes in the names of the custom properties that a value refers to, whether anybody declares them or not.
  ///
  /// What stands behind the names is not looked at: a name that nobody asks for does no harm.
  mutating func internVariables(of stream: TokenStream, _ tokens: Range<Int>) {
    for token in tokens where stream.tokens[token].kind == .function && stream.isVar(token) {
      var name = token + 1
      while name < tokens.upperBound, stream.tokens[name].kind.isTrivia { name += 1 }
      if name < tokens.upperBound, stream.isVariableName(name) { _ = intern(stream, name) }
    }
  }
}

extension TokenStream {
  /// Whether a function is `var()`: asked of every function in a sheet.
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
