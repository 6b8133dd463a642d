// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The declaration of a custom property, with its place in the theme.
struct DeclarationPlace {
  /// The occurrence of the name.
  let occurrence: EditedTheme.Occurrence
  /// The text of the value.
  let value: String
  /// The rules around the declaration, the innermost first, without their blocks.
  let rules: [String]

  /// Creates the place of an occurrence, or returns `nil` if it is no declaration with a value.
  init?(_ occurrence: EditedTheme.Occurrence) {
    let tree = occurrence.sheet.tree
    guard case .declaration(let declaration) = Syntax(tree, Int(occurrence.occurrence.node)) else {
      return nil
    }
    self.occurrence = occurrence
    value = tree.stream.text(of: declaration.value)
    let path = SyntaxLocation(tree, token: Int(occurrence.occurrence.token)).nodes
    rules = path.reversed().compactMap { index in
      switch Syntax(tree, index) {
      case .qualifiedRule(let rule): tree.stream.text(of: rule.prelude)
      case .atRule(let rule): "@\(rule.name) \(tree.stream.text(of: rule.prelude))"
      case .declaration, .raw: nil
      }
    }
  }

  /// The location of the declaration in the notation of messages.
  var messageLocation: String {
    occurrence.sheet.messageLocation(of: occurrence.range.lowerBound)
  }

  /// Returns the file and the line, with a link to the file if the client shows links.
  func link(in text: HoverText, _ encoding: PositionEncoding) -> String {
    occurrence.sheet.link(to: occurrence.range, in: text, encoding)
  }
}

extension ThemeSheet {
  /// Returns the location of a byte offset in the notation of messages, such as `theme.css:12:3`,
  /// which explanations of the cascade use as well.
  func messageLocation(of offset: Int) -> String {
    let location = messageLines.location(of: offset)
    return "\(source.file(of: location)):\(location.line):\(location.column)"
  }

  /// Returns the file and the line of some bytes of the tree's text, with a link to the file if the
  /// client shows links.
  func link(to range: Range<Int>, in text: HoverText, _ encoding: PositionEncoding) -> String {
    guard let location = location(of: range, in: encoding) else {
      return text.code("\(source.name):\(messageLines.line(of: range.lowerBound))")
    }
    let line = location.range.start.line + 1
    let name = "\(source.name):\(line)"
    return text.isMarkdown ? text.link(name, to: "\(location.uri.text)#L\(line)") : name
  }
}
