// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
package import CSSValues

/// The computed values that animations or transitions give to one element.
package struct AnimatedValues: Sendable {
  /// The values of longhands, each of which is physical and occurs once.
  package var longhands: [LonghandValue] = []
  /// The texts of custom properties, each of which occurs once: `initial` for an undefined one.
  package var customProperties: [(name: Atom, text: String)] = []

  /// Creates an instance without values.
  package init() {}

  /// Whether there are no values.
  package var isEmpty: Bool { longhands.isEmpty && customProperties.isEmpty }
}

/// Declarations that one element adds to the cascade while it is animated.
///
/// Important declarations win over animations, and transitions win over all others.
///
/// Defined by [CSS Cascade 5, section 6.1](https://drafts.csswg.org/css-cascade-5/#cascade-sort).
package struct StyleOverrides: Sendable {
  /// The values of animations, or `nil` for none.
  let animations: DeclarationBlock?
  /// The declarations of a keyframe whose values are computed, which win over important ones.
  private(set) var keyframe: DeclarationBlock?
  /// The values of transitions, or `nil` for none.
  let transitions: DeclarationBlock?

  /// Creates the declarations of animated values.
  package init(animations: AnimatedValues, transitions: AnimatedValues) {
    self.animations =
      animations.isEmpty
      ? nil
      : DeclarationBlock(
        normal: animations.declaredLonghands, customProperties: animations.variables)
    self.transitions =
      transitions.isEmpty
      ? nil
      : DeclarationBlock(
        normal: DeclaredLonghands(), important: transitions.declaredLonghands,
        importantCustomProperties: transitions.variables)
  }

  /// Creates the declarations of a keyframe, to compute its values for an element of a tree.
  ///
  /// - Parameters:
  ///   - keyframe: The keyframe.
  ///   - keyframes: The keyframes that contain it.
  ///   - tree: The tree.
  ///   - context: The animated values of the element on which others depend, such as `font-size`.
  package init(
    _ keyframe: CSSKeyframe, of keyframes: CSSKeyframes, in tree: StyledTree,
    _ context: AnimatedValues
  ) {
    let names = tree.nodes.sharedNames.table
    self.init(animations: AnimatedValues(), transitions: context)
    self.keyframe = DeclarationBlock(keyframe.declarations, of: keyframes.stream, names: names)
  }

  /// Whether there are no declarations.
  var isEmpty: Bool { animations == nil && keyframe == nil && transitions == nil }
}

extension AnimatedValues {
  fileprivate var declaredLonghands: DeclaredLonghands {
    DeclaredLonghands(
      longhands.map { DeclaredLonghand(property: $0.property, value: .computed($0.value)) })
  }

  /// The declarations of the custom properties in the order of their atoms.
  fileprivate var variables: [VariableDeclaration] {
    customProperties.sorted { $0.name < $1.name }.compactMap { name, text in
      let stream = TokenStream(text)
      return VariableDeclaration(name, stream, in: 0..<stream.count)
    }
  }
}

extension DeclarationBlock {
  /// Creates a block of the declarations of a keyframe.
  ///
  /// - Parameters:
  ///   - declarations: The declarations.
  ///   - stream: The tokens of their values.
  ///   - names: The names of custom properties.
  fileprivate convenience init(
    _ declarations: [KeyframeDeclaration], of stream: TokenStream, names: AtomTable
  ) {
    var longhands = Longhands(areOfSheet: false)
    var variables = Variables()
    for declaration in declarations {
      switch declaration.subject {
      case .property(let property):
        longhands.add(property, stream, in: declaration.tokens, names: names)
      case .custom(let name):
        let variable = names.find(name).flatMap {
          VariableDeclaration($0, stream, in: declaration.tokens)
        }
        if let variable { variables.add(variable) }
      }
    }
    self.init(
      normal: DeclaredLonghands(), important: longhands.ordered(in: nil),
      importantCustomProperties: variables.ordered)
  }
}
