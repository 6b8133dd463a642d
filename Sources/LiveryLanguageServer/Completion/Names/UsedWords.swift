// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The words in the values of a property in a theme, with their ranks.
struct UsedWords {
  /// The ranks of words: keywords, names of custom properties, colors and functions.
  private(set) var ranks: [String: CompletionItem.Rank] = [:]
  /// The words in the order in which they were found.
  private(set) var words: [String] = []
  /// The words in values of the property itself.
  private var own: Set<String> = []

  /// The maximum number of different words that are collected.
  private static let maximumCount = 2000

  /// Collects the words of a property, and of the other declarations of the rule at the cursor.
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - builder: The builder with the sheets.
  init(of property: String, for builder: borrowing CompletionBuilder) {
    let name = Array(property.lowercased().utf8)
    for (sheet, rank) in builder.rankedSheets {
      let rule = sheet.stream === builder.stream ? builder.enclosingRule : 0..<0
      for node in sheet.tree.nodes where node.kind == .declaration {
        let first = Int(node.first)
        let isNear = rule.contains(first)
        let isOwn = sheet.stream.isName(first, name)
        guard isNear || isOwn else { continue }
        let value = Int(node.content)..<Int(node.contentEnd)
        // The declaration at the cursor is incomplete.
        if sheet.stream === builder.stream,
          first < builder.word.nextToken, builder.word.token <= Int(node.end)
        {
          continue
        }
        add(value, of: sheet.stream, rank: isNear ? .rule : rank, isOwn: isOwn)
      }
    }
  }

  private mutating func add(
    _ value: Range<Int>, of stream: TokenStream, rank: CompletionItem.Rank, isOwn: Bool
  ) {
    for token in value {
      let kind = stream[token].kind
      guard kind == .ident || kind == .hash || kind == .function else { continue }
      let word = stream.value(of: token)
      let key = kind == .hash ? "#" + word : kind == .function ? word + "()" : word
      if let known = ranks[key] {
        if rank.rawValue < known.rawValue { ranks[key] = rank }
      } else if words.count < Self.maximumCount {
        ranks[key] = rank
        words.append(key)
      }
      if isOwn { own.insert(key) }
    }
  }

  /// Returns whether a word is part of a value of the property.
  func isOfProperty(_ word: String) -> Bool { own.contains(word) }
}

extension TokenStream {
  /// Returns whether the text of a token equals a name in lowercase, ignoring ASCII case.
  fileprivate func isName(_ token: Int, _ name: [UInt8]) -> Bool {
    let bytes = utf8(in: range(of: token))
    return bytes.count == name.count && zip(bytes, name).allSatisfy { $0.lowercased == $1 }
  }
}

extension CompletionBuilder {
  /// The tokens of the block of the innermost rule around the cursor, or none at the top level.
  var enclosingRule: Range<Int> {
    guard let brace = context.rules.rules.last?.prelude.upperBound else { return 0..<0 }
    var depth = 0
    for token in word.nextToken..<max(word.nextToken, stream.count) {
      switch stream[token].kind {
      case .leftBrace: depth += 1
      case .rightBrace:
        if depth == 0 { return brace..<token }
        depth -= 1
      default: break
      }
    }
    return brace..<stream.count
  }
}
