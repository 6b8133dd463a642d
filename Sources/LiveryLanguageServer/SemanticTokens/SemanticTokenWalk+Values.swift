// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryLinting
import LiveryPipelines

extension SemanticTokenWalk {
  /// Reports the tokens of a declaration.
  mutating func addDeclaration(_ node: SyntaxNode) {
    let first = Int(node.first)
    var isPipeline = false
    if let name = name(at: first) {
      addName(name)
    } else {
      isPipeline = addPropertyName(first) == .liveryPipeline
    }
    position = first + 1
    addComments(upTo: Int(node.content))
    var depth = 0
    // The second word of a family, and each after it, is no name of its own.
    var isFamily = false
    while position < node.contentEnd {
      let kind = stream.tokens[position].kind
      if let name = name(at: position) {
        addName(name)
        isFamily = name.kind == .fontFamily
      } else if isFamily, kind == .ident {
        sink.add(stream.range(of: position), .string)
      } else {
        if kind == .comma { isFamily = false }
        addValueToken(position, isStep: isPipeline && depth == 0)
      }
      if kind.isOpening { depth += 1 } else if kind.closesBlock { depth -= 1 }
      position += 1
    }
    while position < node.end {
      addImportance(position)
      position += 1
    }
  }

  /// Reports the name of a property or descriptor, and returns the property.
  @discardableResult
  mutating func addPropertyName(_ token: Int) -> Property? {
    let range = stream.range(of: token)
    guard let property = stream.withName(of: token, Property.find) else {
      let isKnown = isInDescriptors || vocabulary[property: stream.value(of: token)] != nil
      sink.add(range, .property, isKnown ? [] : .unknown)
      return nil
    }
    let isAlias = stream.withName(of: token) { name in
      !property.name.utf8.elementsEqual(name.lazy.map(\.lowercased))
    }
    sink.add(range, .property, isAlias ? .deprecated : [])
    return property
  }

  private mutating func addComments(upTo end: Int) {
    while position < end {
      addLiteral(position)
      position += 1
    }
  }

  /// Reports a token after a value: a part of `!important`, or a comment.
  private mutating func addImportance(_ token: Int) {
    if stream.isDelim(token, "!") || stream.tokens[token].kind == .ident {
      sink.add(stream.range(of: token), .keyword, .modification)
    } else {
      addLiteral(token)
    }
  }

  /// Reports a token of a value that is no name of the theme.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - isStep: Whether a function here is a step of a pipeline.
  mutating func addValueToken(_ token: Int, isStep: Bool) {
    let range = stream.range(of: token)
    switch stream.tokens[token].kind {
    case .ident:
      if CSSWideKeyword(stream, at: token) != nil {
        sink.add(range, .keyword)
      } else {
        sink.add(range, .enumMember, isColorName(token) ? .color : [])
      }
    case .hash: sink.add(range, .number, .color)
    case .function: addFunction(token, isStep: isStep)
    case .delim: sink.add(range, .operator)
    case .atKeyword: sink.add(range, .keyword)
    default: addLiteral(token)
    }
  }

  private func isColorName(_ token: Int) -> Bool {
    stream.withName(of: token) { NamedColor.find($0) != nil }
      || stream.value(of: token, equals: "currentcolor")
      || SystemColorName(stream, at: token) != nil
  }

  private mutating func addFunction(_ token: Int, isStep: Bool) {
    let range = stream.nameRange(of: token)
    let name = stream.value(of: token).lowercased()
    if isStep {
      let isKnown = Self.steps.contains(name)
      // A program may register steps of its own.
      let isCustom = name.hasPrefix("--")
      sink.add(range, .method, isKnown ? .defaultLibrary : isCustom ? [] : .unknown)
    } else if Self.colorFunctions.contains(name) {
      sink.add(range, .function, [.defaultLibrary, .color])
    } else {
      let isProgram = name.hasPrefix("--") || vocabulary.hasFunction(name)
      sink.add(range, .function, isProgram ? [] : .defaultLibrary)
    }
  }

  private static let steps = Set(PipelineLibrary.standard.stepTypes.map { $0.name })
  private static let colorFunctions = Set(CSSValue.colorFunctions)
}
