// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A value that is rebuilt token by token, with variables and calls substituted.
struct SubstitutedValue {
  private let limit: Int
  private let program: ProgramValues
  /// The text so far of the value, or of the current argument.
  private var result = SplicedText()
  /// The blocks around the next token.
  private var open: [Block] = []
  /// The calls around the next token.
  private var calls: [FunctionCall] = []
  /// The number of bytes before the open calls, plus those of all parsed arguments.
  private var enclosingLength = 0

  /// A block around a token.
  private enum Block {
    /// A block of the value, with the token that ends it.
    case written(TokenKind)
    /// A fallback, whose function's beginning and end are dropped.
    case fallback
    /// A call that will be replaced.
    case call

    /// The token that ends the block.
    var closing: TokenKind {
      switch self {
      case .written(let closing): closing
      case .fallback, .call: .rightParenthesis
      }
    }
  }

  /// Creates an empty value.
  init(limit: Int, program: ProgramValues) {
    self.limit = limit
    self.program = program
  }

  /// Throws an error if the text is too long.
  func checkLength() throws(VariableProblem) {
    // Each byte of an argument counts, so that a function that drops its arguments cannot amplify
    // the work.
    guard result.text.utf8.count <= limit - enclosingLength else { throw .tooLong }
  }

  /// Begins the substitution of a function, and returns whether the function is one that is
  /// substituted.
  mutating func replace(
    _ token: Int, _ cursor: inout TokenCursor, lookup: (Int) -> String?
  ) throws(VariableProblem) -> Bool {
    let stream = cursor.stream
    if VariableReference.begins(at: token, in: stream) {
      guard let reference = VariableReference(parsing: &cursor, openedAt: token) else {
        throw .malformed
      }
      result.markBoundary()
      if let text = reference.text(program.environment, lookup) {
        result.append(text)
        result.markBoundary()
        cursor.skipBlock(openedAt: token)
      } else {
        guard reference.hasFallback else { throw .undefined(reference.name(in: stream)) }
        open.append(.fallback)
      }
      return true
    }
    guard !program.functions.isEmpty, stream.isDashedFunction(token),
      let function = program.functions[stream.value(of: token)]
    else { return false }
    enclosingLength += result.text.utf8.count
    calls.append(FunctionCall(of: function, after: result))
    result = SplicedText()
    open.append(.call)
    return true
  }

  /// Appends any other token.
  ///
  /// The cursor is positioned after it.
  mutating func append(_ token: Int, before cursor: TokenCursor) throws(VariableProblem) {
    let kind = cursor.stream.tokens[token].kind
    switch open.last {
    case let block? where kind == block.closing: try close(block)
    case .call? where kind == .comma: finishArgument()
    case .call? where kind == .whitespace && (result.text.isEmpty || cursor.isAtArgumentEnd):
      break
    case .fallback? where kind == .whitespace && cursor.isAtBlockEnd: break
    default:
      if let closing = kind.closing { open.append(.written(closing)) }
      result.append(cursor.stream.closedText(of: token))
    }
  }

  /// Returns the text with all blocks closed, so that other text may follow.
  mutating func finish() throws(VariableProblem) -> String {
    while let block = open.last {
      try checkLength()
      try close(block)
    }
    try checkLength()
    return result.text
  }

  private mutating func close(_ block: Block) throws(VariableProblem) {
    open.removeLast()
    switch block {
    case .written(let closing): result.append(closing.closingText)
    case .fallback: result.markBoundary()
    case .call:
      finishArgument()
      guard let call = calls.popLast() else { return }
      guard enclosingLength <= limit else { throw .tooLong }
      let text = try call.text(program.functions, limit: limit - enclosingLength)
      result = call.preceding
      enclosingLength -= result.text.utf8.count
      result.markBoundary()
      result.append(text)
      result.markBoundary()
    }
  }

  private mutating func finishArgument() {
    calls[calls.count - 1].add(result.text)
    enclosingLength += result.text.utf8.count
    result = SplicedText()
  }
}

extension VariableReference {
  fileprivate func text(
    _ environment: EnvironmentVariables, _ lookup: (Int) -> String?
  ) -> String? {
    switch subject {
    case .property(let name): lookup(name)
    case .environment(let name): environment[name]
    }
  }

  fileprivate func name(in stream: TokenStream) -> String {
    switch subject {
    case .property(let name): stream.value(of: name)
    case .environment(let name): "env(\(name))"
    }
  }
}

extension TokenCursor {
  /// Whether the next token ends a function or the value.
  fileprivate var isAtBlockEnd: Bool { kind == .rightParenthesis || kind == .endOfFile }

  /// Whether the next token ends an argument or the value.
  fileprivate var isAtArgumentEnd: Bool { isAtBlockEnd || kind == .comma }
}
