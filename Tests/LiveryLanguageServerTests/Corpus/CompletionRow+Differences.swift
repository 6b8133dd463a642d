// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

extension CompletionRow {
  /// The differences between the completion and the row, as lines for a reader.
  func differences() throws -> [String] {
    let offered = try completion()
    var lines: [String] = []
    if let count, offered.labels.count != count {
      lines.append("\(offered.labels.count) items instead of \(count): \(offered.labels)")
    }
    if Set(offered.labels).count != offered.labels.count { lines.append("labels occur twice") }
    // A second label for one notation of a function is the habit of that server.
    for item in items where !item.label.contains(" ") {
      lines += try differences(of: item, in: offered)
    }
    if let context, let difference = difference(from: context) { lines.append(difference) }
    return lines
  }

  private func differences(of item: Item, in offered: OfferedItems) throws -> [String] {
    let isFunction = item.kind == "Function" && !item.label.hasSuffix(")")
    let label = isFunction ? item.label + "()" : item.label
    if item.absent == true {
      return offered.items[label] == nil ? [] : ["'\(label)' is offered"]
    }
    guard let found = offered.items[label] else { return ["'\(label)' is missing"] }
    var lines: [String] = []
    if let expected = item.resultText {
      let result = try offered.result(of: label) ?? ""
      // The tab stops inside of the parentheses are that server's habit.
      let isEqual =
        isFunction
        ? result.hasPrefix(expected.prefix { $0 != "$" }) && result.contains("(")
        : result == expected
      if !isEqual { lines.append("'\(label)': \(result) instead of \(expected)") }
    }
    if let kind = item.kind, found["kind"]?.number != Self.kinds[kind] {
      lines.append("'\(label)' has another kind than \(kind)")
    }
    if item.insertTextFormat == "Snippet", found["insertTextFormat"]?.number != 2 {
      lines.append("'\(label)' is no snippet")
    }
    if let documentation = item.documentation, found["documentation"]?.string != documentation {
      lines.append("'\(label)' has another documentation than \(documentation)")
    }
    return lines
  }

  private static let kinds: [String: Double] = [
    "Function": 3, "Variable": 6, "Value": 12, "Color": 16,
  ]

  private func difference(from expected: Context) -> String? {
    let context = CompletionContext(in: TokenStream(source.text), at: source.offset)
    let found: (kind: String, range: Range<Int>, property: String?) =
      switch context.role {
      case .value(let position): ("onPropertyValue", context.word.range, position.name)
      case .address(let position):
        (
          position.isImport ? "onImportPath" : "onURILiteralValue",
          position.isQuoted ? context.word.range : position.content, nil
        )
      default: ("", 0..<0, nil)
      }
    let isEqual =
      found.kind == expected.kind && found.range == expected.range
      && found.property == expected.property
    return isEqual ? nil : "the role is \(found)"
  }

  private func completion() throws -> OfferedItems {
    let settings = ["completion": ["semicolons": addsSemicolons]]
    guard let uri else { return try source.completion(settings: settings) }
    func name(_ uri: String) -> String { String(uri.dropFirst("file:///ws/test/".count)) }
    let files = try Self.workspace().map { (name($0.key), $0.value) }
    return try source.completion(
      in: name(uri), files: Dictionary(uniqueKeysWithValues: files), settings: settings)
  }

  private static func workspace() throws -> [String: String] {
    try JSONDecoder().decode(
      [String: String].self, from: Corpora.data("language-server/workspace.json"))
  }
}
