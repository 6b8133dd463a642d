// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Works out the custom properties of one element from its declarations and its parent's custom properties.
///
/// Cycles, chains longer than 128 and texts beyond the size limits leave a property without text, so that no theme can make
/// the program hang or fill its memory.
struct CustomPropertyResolver {
  /// The longest chain of variables that refer to one another.
  static let maximumDepth = 128
  /// The longest text of one variable, in bytes.
  static let maximumLength = 1 << 16
  /// What all variables of an element may have together, in bytes.
  static let maximumTotal = 1 << 24

  private let names: AtomTable
  private let declared: [Atom: DeclaredCustomProperty]
  private let inherited: CustomProperties
  private(set) var resolved: CustomProperties
  private var finished: Set<Atom> = []
  /// The variables whose texts are being worked out, each with the one that asked for it before it.
  private var stack: [Atom] = []
  private var cyclic: Set<Atom> = []
  private var total = 0

  init(
    _ declared: [Atom: DeclaredCustomProperty], inheriting inherited: CustomProperties,
    names: AtomTable
  ) {
    self.names = names
    self.declared = declared
    self.inherited = inherited
    resolved = inherited
    for name in declared.keys.sorted() { _ = resolve(name) }
  }

  private mutating func resolve(_ name: Atom) -> String? {
    guard let declaration = declared[name], !finished.contains(name) else { return resolved[name] }
    if let start = stack.firstIndex(of: name) {
      // Every variable on the way back to this one is part of the cycle.
      cyclic.formUnion(stack[start...])
      return nil
    }
    guard stack.count < Self.maximumDepth else { return nil }
    stack.append(name)
    var text = text(of: declaration, name)
    stack.removeLast()
    if cyclic.contains(name) { text = nil }
    if let length = text?.utf8.count {
      total += length
      if length > Self.maximumLength || total > Self.maximumTotal { text = nil }
    }
    resolved[name] = text
    finished.insert(name)
    return text
  }

  private mutating func text(of declaration: DeclaredCustomProperty, _ name: Atom) -> String? {
    switch declaration {
    case .inherited: inherited[name]
    case .undefined: nil
    case .tokens(let stream, let range):
      if VariableSubstitution.isNeeded(in: stream, range) {
        VariableSubstitution.text(of: stream, range, limit: Self.maximumLength) {
          names.find($0).flatMap { resolve($0) }
        }
      } else {
        stream.text(of: range)
      }
    }
  }
}
