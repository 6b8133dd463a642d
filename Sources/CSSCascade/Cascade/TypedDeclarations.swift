// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Synchronization

/// What the value of a declaration is, once somebody has read it.
enum TypedDeclaration: Sendable {
  /// No value of its property.
  case invalid
  /// A keyword that every property takes.
  case keyword(CSSWideKeyword)
  /// The value of a longhand.
  case value(CSSValue)
  /// The values that a shorthand gives its longhands.
  case values([LonghandValue])
  /// A value that is known once its variables are replaced.
  case variable
}

extension TypedDeclaration {
  /// Reads the value of a declaration of a property of the table.
  init(_ property: Property, _ stream: TokenStream, _ tokens: Range<Int>) {
    switch VariableUse(stream, tokens) {
    case .none: self.init(property, substituted: stream, tokens)
    case .valid: self = .variable
    case .malformed: self = .invalid
    }
  }

  /// Reads a value in which no variables are left.
  init(_ property: Property, substituted stream: TokenStream, _ tokens: Range<Int>) {
    if let keyword = CSSWideKeyword(stream, in: tokens) {
      self = .keyword(keyword)
    } else if property.isShorthand {
      self = property.longhandValues(stream, in: tokens).map { .values($0) } ?? .invalid
    } else {
      self = property.value(stream, in: tokens).map { .value($0) } ?? .invalid
    }
  }
}

/// The values of declarations that were asked for, each read once, however many elements it counts for.
///
/// A declaration that nobody asks for takes four bytes.
final class TypedDeclarations: Sendable {
  private struct State {
    /// For each declaration the place of its value, counted from one; zero for none.
    var places: [UInt32]
    var values: [TypedDeclaration] = []
  }

  private let state: Mutex<State>

  /// A place for each of some declarations.
  init(count: Int) {
    state = Mutex(State(places: [UInt32](repeating: 0, count: count)))
  }

  /// The value of a declaration, read with `read` by the first who asks.
  func value(of declaration: Int, _ read: () -> TypedDeclaration) -> TypedDeclaration {
    let known: TypedDeclaration? = state.withLock { state in
      let place = Int(state.places[declaration])
      return place > 0 ? state.values[place - 1] : nil
    }
    if let known { return known }
    // Read outside of the lock; who reads the same at the same time comes to the same.
    let value = read()
    state.withLock { state in
      guard state.places[declaration] == 0 else { return }
      state.values.append(value)
      state.places[declaration] = UInt32(truncatingIfNeeded: state.values.count)
    }
    return value
  }
}
