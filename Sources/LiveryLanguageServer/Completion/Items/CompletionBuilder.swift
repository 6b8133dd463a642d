// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryLinting

/// A builder of the items for a cursor.
struct CompletionBuilder {
  /// The role of the cursor.
  let context: CompletionContext
  /// The theme of the sheet.
  let theme: EditedTheme
  /// The sheet, whose tokens are those of the context unless it is written in JSON.
  let sheet: ThemeSheet
  /// Whether texts may contain tab stops.
  let usesSnippets: Bool
  /// Whether the name of a property brings a semicolon.
  let addsSemicolons: Bool
  /// The files of the theme, or `nil` for a document without a file.
  let files: ThemePaths?
  /// The word that is replaced, which some names extend.
  var word: CursorWord
  /// The items.
  var items = CompletionItems()

  /// Creates a builder without items.
  init(
    _ context: CompletionContext, theme: EditedTheme, sheet: ThemeSheet, usesSnippets: Bool,
    addsSemicolons: Bool = true, files: ThemePaths? = nil
  ) {
    self.context = context
    self.theme = theme
    self.sheet = sheet
    self.usesSnippets = usesSnippets
    self.addsSemicolons = addsSemicolons
    self.files = files
    word = context.word
  }

  /// Adds the items for the role.
  mutating func build() {
    switch context.role {
    case .property(let position): addNames(at: position)
    case .value(let position): addValues(at: position)
    case .selector(let position): addSelectors(at: position)
    case .atRule: addAtRules()
    case .prelude(let position): addPrelude(at: position)
    case .address(let position): addFiles(at: position)
    case .keyframe: addKeyframeSelectors()
    case .none: break
    }
  }
}

extension CompletionBuilder {
  /// The tokens of the text.
  var stream: TokenStream { context.stream }

  /// The part of the word before the cursor.
  var prefix: String { word.prefix(in: stream) }

  /// Adds words of one kind.
  mutating func add(_ words: some Sequence<String>, _ kind: CompletionItem.Kind) {
    for word in words { items.add(CompletionItem(label: word, kind: kind)) }
  }

  /// Returns an item for a function, with the cursor between its parentheses.
  ///
  /// - Parameters:
  ///   - name: The name without parentheses.
  ///   - rank: The rank.
  ///   - sign: The sign before the name, such as the colon of a pseudo-class.
  /// - Returns: The item.
  func function(
    _ name: String, rank: CompletionItem.Rank = .general, sign: String = ""
  ) -> CompletionItem {
    var item = CompletionItem(label: "\(sign)\(name)()", kind: .function, rank: rank)
    item.filter = sign + name
    if word.hasParenthesis {
      item.text = sign + name
    } else {
      item.text = usesSnippets ? "\(sign)\(name)($1)" : "\(sign)\(name)("
      item.isSnippet = usesSnippets
    }
    return item
  }

  /// Adds the selectors of keyframes.
  private mutating func addKeyframeSelectors() {
    add(["from", "to"], .keyword)
    let stops = stride(from: 0, through: 100, by: 25).map { "\($0)%" }
    add(stops, .value)
  }
}
