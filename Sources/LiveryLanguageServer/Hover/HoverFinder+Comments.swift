// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting

extension HoverFinder {
  /// Returns the documentation of a lint rule or of the command in a comment.
  ///
  /// The offset may be anywhere in the comment; a word is documented if it contains the offset.
  func lintComment() -> Found? {
    guard let comment = DisableComment(stream, at: token) else { return nil }
    for name in comment.names
    where name.range.lowerBound <= offset && offset <= name.range.upperBound {
      return Found(text: documentation(ofRule: name.text), range: name.range)
    }
    var text = emptyText
    text.add(text.title(comment.command.rawValue))
    text.add(comment.command.sentence)
    if !comment.names.isEmpty {
      text.add("Rules: \(text.codes(comment.names.map(\.text))).")
    }
    return Found(text: text, range: comment.range)
  }

  private func documentation(ofRule name: String) -> HoverText {
    var text = emptyText
    text.add(text.title(name))
    guard let rule = LintRule.named(name) else {
      text.add("No lint rule has this name.")
      if let suggestion = closest(to: name, in: LintRule.all.map(\.name)) {
        text.add("Did you mean \(text.code(suggestion))?")
      }
      return text
    }
    text.add("\(rule.help.prefix(1).uppercased() + rule.help.dropFirst()).")
    if rule.bad.language == .css, rule.good.language == .css {
      text.add("Rejected:")
      text.add(code: rule.bad.source)
      text.add("Accepted:")
      text.add(code: rule.good.source)
    }
    return text
  }
}

extension DisableComment.Command {
  /// The effect of the command.
  fileprivate var sentence: String {
    switch self {
    case .disable: "Disables lint rules after this comment."
    case .disableLine: "Disables lint rules on this line."
    case .disableNextLine: "Disables lint rules on the next line."
    case .enable: "Enables lint rules again that an earlier comment disabled."
    }
  }
}
