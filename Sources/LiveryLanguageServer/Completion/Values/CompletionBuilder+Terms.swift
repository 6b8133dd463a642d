// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPipelines

extension CompletionBuilder {
  /// Adds the words and functions that a grammar accepts, and the colors of the theme.
  ///
  /// - Parameters:
  ///   - terms: The accepted terms.
  ///   - used: The words that the theme uses.
  ///   - functions: The functions of the pipeline that contain the cursor, the outermost first, or
  ///     `nil` if the value is no pipeline.
  mutating func addTerms(
    _ terms: AcceptedTerms, _ used: UsedWords, inPipeline functions: [String]?
  ) {
    let direct = Set(terms.terms.map(\.description))
    for term in terms.expandedTerms {
      let name = term.description
      // The many words of types follow those of the grammar itself.
      let isObsolete = term.types.contains("<deprecated-color>")
      let usual = direct.contains(name) ? CompletionItem.Rank.general : .universal
      let rank = used.ranks[name] ?? (isObsolete ? .last : usual)
      let summary = functions.flatMap {
        PipelineLibrary.standard.documentation(of: term, in: $0)
      }
      if let keyword = term.keyword {
        var item = Self.word(keyword, rank: rank)
        item.detail = summary
        items.add(item)
      } else if let function = term.function {
        addFunction(function, rank: rank, step: functions?.isEmpty == true ? summary : nil)
      }
    }
    guard terms.types.contains(where: { $0.values == .colors }) else { return }
    for word in used.words where word.hasPrefix("#") {
      var item = CompletionItem(label: word, kind: .color, documentation: word)
      item.rank = used.ranks[word] ?? .theme
      items.add(item)
    }
  }

  /// Returns an item for a keyword, with the color that it names.
  private static func word(_ keyword: String, rank: CompletionItem.Rank) -> CompletionItem {
    var item = CompletionItem(label: keyword, kind: .value, rank: rank)
    if let color = ColorWords.hexadecimalTexts[keyword.lowercased()] {
      item.kind = .color
      item.documentation = color
      item.topic = .color
    }
    return item
  }

  private mutating func addFunction(
    _ name: String, rank: CompletionItem.Rank, step summary: String?
  ) {
    var item = function(name, rank: rank)
    item.topic = summary == nil ? .function : .step
    item.detail = summary
    if summary != nil, !word.hasParenthesis,
      PipelineLibrary.standard.signature(ofStep: name)?.forms.allSatisfy(\.parameters.isEmpty)
        == true
    {
      item.text = name + "()"
      item.isSnippet = false
    }
    items.add(item)
  }

  /// Adds the units of the accepted numbers after the number at the cursor, or after a zero.
  mutating func addUnits(_ terms: AcceptedTerms) {
    let number = word.kind == nil ? "0" : numberText
    for unit in terms.units {
      let isCommon = ["px", "%", "em", "rem", "deg", "s", "fr"].contains(unit)
      var item = CompletionItem(label: number + unit, kind: .unit)
      item.rank = word.kind == nil ? .last : isCommon ? .theme : .general
      items.add(item)
    }
  }

  /// The number of the word before the cursor, without its unit.
  private var numberText: String {
    let text = prefix.utf8
    let end = text.firstIndex { byte in
      !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "+-.".utf8.contains(byte))
    }
    return String(decoding: text[..<(end ?? text.endIndex)], as: UTF8.self)
  }
}
