// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The functions that values can call, by name.
package struct StyleFunctions: Sendable {
  private var functions: [String: StyleFunction] = [:]
  /// The identity of the functions, which differs for instances with different functions.
  private(set) var identity = Identity.none

  /// An identity that changes with each addition and that copies keep.
  struct Identity: Sendable, Hashable {
    private static let count = Atomic(0)
    private let number: Int

    /// The identity of an empty instance.
    static let none = Identity(number: 0)

    /// A new, unique identity.
    static var next: Identity {
      Identity(number: count.wrappingAdd(1, ordering: .relaxed).newValue)
    }
  }

  /// Creates an empty instance.
  package init() {}

  /// Whether there are no functions.
  var isEmpty: Bool { functions.isEmpty }

  /// The function with a name, or `nil` if there is none.
  subscript(name: String) -> StyleFunction? { functions[name] }

  /// Adds functions, each of which replaces a function with an equal name.
  mutating func add(_ added: some Sequence<StyleFunction>) {
    for function in added {
      functions[function.name] = function
      identity = .next
    }
  }

  /// All functions, sorted by name.
  var all: [StyleFunction] { functions.values.sorted { $0.name < $1.name } }
}
