// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A reader that finds the role of a cursor.
struct ContextReader {
  let stream: TokenStream
  let rules: OpenRules
  /// The word at the cursor; reading a selector extends it by signs.
  private(set) var word: CursorWord

  init(in stream: TokenStream, at offset: Int) {
    self.stream = stream
    word = CursorWord(in: stream, at: offset)
    rules = OpenRules(in: stream, before: word.token)
  }

  /// Returns the role of the cursor.
  mutating func role() -> CompletionContext.Role {
    switch word.kind {
    case .comment: return .none
    case .string, .badString, .url, .badURL: return addressRole()
    default: break
    }
    guard let head = nextToken(from: rules.statement) else {
      if word.kind == .atKeyword || (word.kind == .delim && stream.isDelim(word.token, "@")) {
        return .atRule
      }
      return statementRole(beginningAt: nil)
    }
    return stream[head].kind == .atKeyword
      ? preludeRole(ofRuleAt: head) : statementRole(beginningAt: head)
  }

  private mutating func statementRole(beginningAt head: Int?) -> CompletionContext.Role {
    switch rules.content {
    case .rules: return selectorRole(from: rules.statement)
    case .declarations: return declarationRole(beginningAt: head, atRule: nil)
    case .descriptors(let name): return declarationRole(beginningAt: head, atRule: name)
    case .keyframes: return .keyframe
    case .other: return .none
    }
  }
}

extension ContextReader {
  /// Returns the first token before the word that is no white space or comment.
  func nextToken(from token: Int) -> Int? {
    var token = token
    while token < word.token, stream[token].kind.isTrivia { token += 1 }
    return token < word.token ? token : nil
  }

  /// The last token before the word that is no white space or comment, or `nil` in a new statement.
  var previousToken: Int? {
    var token = word.token - 1
    while token >= rules.statement, stream[token].kind.isTrivia { token -= 1 }
    return token >= rules.statement ? token : nil
  }

  /// Returns whether there is a line break among white space and comments before a token.
  func isOnNewLine(_ token: Int) -> Bool {
    var previous = token - 1
    while previous >= 0, stream[previous].kind.isTrivia {
      if stream[previous].kind == .whitespace,
        stream.utf8(in: stream.range(of: previous)).contains(where: { $0 == 0x0A || $0 == 0x0D })
      {
        return true
      }
      previous -= 1
    }
    return false
  }

  /// The first token after the word that is no white space or comment.
  var followingToken: Int {
    var token = word.nextToken
    while token < stream.count, stream[token].kind.isTrivia { token += 1 }
    return token
  }

  /// The kind of the first brace or semicolon after the word.
  var statementEnd: TokenKind {
    var token = word.nextToken
    let limit = min(stream.count, token + 1000)
    while token < limit {
      let kind = stream[token].kind
      if kind == .leftBrace || kind == .rightBrace || kind == .semicolon { return kind }
      token += 1
    }
    return .endOfFile
  }
}

extension ContextReader {
  /// Returns the role of a cursor in a selector.
  ///
  /// - Parameter start: The first token of the selector.
  /// - Returns: The role.
  mutating func selectorRole(from start: Int) -> CompletionContext.Role {
    let block = rules.blocks.last { $0 >= start }
    word.extend(in: stream) { [stream] token in
      token > (block ?? start - 1) && (stream[token].kind == .colon || stream.isDelim(token, "."))
    }
    let name = block.map(blockName)
    // The names in `part()` and `state()` are those of the element around the function.
    let isName = name == "part" || name == "state"
    let outer = isName ? rules.blocks.last { $0 >= start && $0 < block ?? 0 } : block
    let end = isName ? block ?? word.token : word.token
    var compound = outer.map { $0 + 1 } ?? start
    var depth = 0
    for token in compound..<max(compound, end) {
      let kind = stream[token].kind
      if kind.isOpening { depth += 1 }
      if kind.closesBlock { depth = max(depth - 1, 0) }
      let isCombinator =
        stream.isDelim(token, ">") || stream.isDelim(token, "+") || stream.isDelim(token, "~")
      if depth == 0, kind == .whitespace || kind == .comma || isCombinator { compound = token + 1 }
    }
    return .selector(
      SelectorPosition(compound: min(compound, end)..<end, block: name))
  }

  /// Returns the name of a function in lowercase, or the bracket or parenthesis of another block.
  func blockName(_ token: Int) -> String {
    stream[token].kind == .function
      ? stream.value(of: token).lowercased() : stream.text(of: token)
  }

  /// Returns the role of a cursor in a string or an unquoted address.
  fileprivate func addressRole() -> CompletionContext.Role {
    let isURL = word.kind == .url || word.kind == .badURL
    let function = rules.blocks.last.map(blockName) ?? ""
    let head = nextToken(from: rules.statement)
    let isImport =
      head.map {
        stream[$0].kind == .atKeyword && stream.value(of: $0, equals: "import")
          && (isURL ? nextToken(from: $0 + 1) == nil : rules.blocks.count <= 1)
      } ?? false
    guard isURL || isImport || ["url", "src", "image-set", "-webkit-image-set"].contains(function)
    else { return .none }
    var content = stream.valueRange(of: word.token)
    if word.kind == .badString { content = word.range.lowerBound + 1..<word.range.upperBound }
    guard content.lowerBound <= word.offset, word.offset <= content.upperBound else { return .none }
    return .address(AddressPosition(isImport: isImport, content: content, isQuoted: !isURL))
  }
}
