// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The functions that a sheet's values may call, by name.
package struct StyleFunctions: Sendable {
  private var functions: [String: StyleFunction] = [:]
  /// What tells functions apart that may differ.
  private(set) var identity = Identity.none

  /// Tells functions from those they were made from: whatever is added gives them another one, and copies keep it.
  struct Identity: Sendable, Hashable {
    private static let count = Atomic(0)
    private let number: Int

    /// That of no function at all.
    static let none = Identity(number: 0)

    /// One that nobody had before.
    static var next: Identity {
      Identity(number: count.wrappingAdd(1, ordering: .relaxed).newValue)
    }
  }

  /// No function at all.
  package init() {}

  /// Whether there is none.
  var isEmpty: Bool { functions.isEmpty }

  /// The function of a name; nil where there is none.
  subscript(name: String) -> StyleFunction? { functions[name] }

  /// Adds functions, each in the place of one with the same name.
  mutating func add(_ added: some Sequence<StyleFunction>) {
    for function in added {
      functions[function.name] = function
      identity = .next
    }
  }

  /// All functions, in the order of their names.
  var all: [StyleFunction] { functions.values.sorted { $0.name < $1.name } }
}
