// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A declaration whose value depends on the element.
struct DependentDeclaration: Sendable {
  /// The number of the rule.
  let rule: UInt32
  let isImportant: Bool
  let value: DeclaredValue
  let dependencies: Dependencies

  init(_ value: DeclaredValue, ofRule rule: UInt32, isImportant: Bool) {
    self.rule = rule
    self.isImportant = isImportant
    self.value = value
    dependencies = Dependencies(of: value)
  }
}

/// The facts about a dependent declaration that decide whether its value can be cached.
struct Dependencies: Sendable {
  /// The maximum number of names.
  static let capacity = 4

  /// The facts that the value depends on.
  enum Kind: Sendable {
    /// The computation context.
    case context
    /// The computation context, and the texts of a few custom properties.
    case texts
    /// Other facts as well.
    case uncached
  }

  let kind: Kind
  /// The number of names.
  let count: UInt8
  /// The names of the custom properties.
  private(set) var names = SIMD4<UInt32>(repeating: 0)

  init(of value: DeclaredValue) {
    var references: [Atom] = []
    switch value {
    case .specified: kind = .context
    case .computed, .keyword: kind = .uncached
    case .pending(let pending):
      references = pending.references
      kind = references.count <= Self.capacity ? .texts : .uncached
    }
    count = UInt8(truncatingIfNeeded: min(references.count, Self.capacity))
    for index in 0..<Int(count) { names[index] = references[index].rawValue }
  }
}
