// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Works out the custom properties of one element from its declarations and its parent's custom properties.
///
/// Cycles and texts beyond the size limits leave a property without text, so that no theme can make the program hang or fill
/// its memory. A variable in a fallback counts as referred to, whether the fallback is used or not.
///
/// Defined by [CSS Custom Properties Level 1, section 2.3](https://drafts.csswg.org/css-variables-1/#cycles).
struct CustomPropertyResolver {
  /// The longest text of one variable, in bytes.
  static let maximumLength = 1 << 16
  /// What the variables that one element declares may have together, in bytes.
  static let maximumTotal = 1 << 24

  private let names: AtomTable
  private let inherited: CustomProperties
  private(set) var resolved: CustomProperties
  private var total = 0

  init(
    _ declared: [Atom: DeclaredCustomProperty], inheriting inherited: CustomProperties,
    names: AtomTable
  ) {
    self.names = names
    self.inherited = inherited
    resolved = inherited
    let declarations = declared.sorted { $0.key < $1.key }
    var numbers: [Atom: Int] = [:]
    for (number, declaration) in declarations.enumerated() { numbers[declaration.key] = number }
    let dependencies = DependencyOrder(count: declarations.count) { number in
      Self.references(of: declarations[number].value, names).compactMap { numbers[$0] }
    }
    for number in dependencies.order {
      let (name, declaration) = declarations[number]
      resolved[name] = dependencies.isCyclic[number] ? nil : text(of: declaration, name)
      total += resolved[name]?.utf8.count ?? 0
    }
    // The table of names is this element's own as soon as one name is.
    resolved.footprint += total + resolved.texts.count * 48
  }

  private static func references(
    of declaration: DeclaredCustomProperty, _ names: AtomTable
  ) -> [Atom] {
    guard case .tokens(let stream, let range) = declaration else { return [] }
    return VariableSubstitution.references(in: stream, range).compactMap { names.find($0) }
  }

  /// The text of a property all of whose references are resolved.
  private func text(of declaration: DeclaredCustomProperty, _ name: Atom) -> String? {
    switch declaration {
    case .inherited: return inherited[name]
    case .undefined: return nil
    case .tokens(let stream, let range):
      guard total < Self.maximumTotal else { return nil }
      let text = VariableSubstitution.text(of: stream, range, limit: Self.maximumLength) {
        names.find($0).flatMap { resolved[$0] }
      }
      return text.flatMap { $0.utf8.count <= Self.maximumLength ? $0 : nil }
    }
  }
}
