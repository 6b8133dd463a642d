// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting

/// A comment that disables the rule of a finding on its line, with a reason for the user to write.
struct Suppression {
  /// The edit of the sheet's file.
  let edit: TextEdit

  /// Creates the comment, or returns `nil` if no comment can disable the finding.
  ///
  /// Rules about comments cannot be disabled. There is no comment where a line begins inside a
  /// token, or inside the value of a custom property, which the comment would become a part of.
  init?(of finding: Finding, in sheet: ThemeSheet) {
    guard finding.rule.canBeDisabled,
      let range = sheet.originalRange(of: finding.diagnostic.range)
    else { return nil }
    let text = sheet.writtenText
    let start = text.lineStart(of: range.lowerBound)
    let rule = finding.rule.name
    if sheet.isGenerated {
      guard finding.diagnostic.range.lowerBound < finding.stream.byteCount,
        text.hasOneMember(before: range.lowerBound)
      else { return nil }
    } else {
      guard sheet.tree.acceptsComment(onLineAt: start) else { return nil }
      if let name = sheet.stream.disableComment(onLineBefore: start)?.names.first {
        // Two comments on separate lines could not both apply to the line after them.
        let offset = name.range.lowerBound
        edit = TextEdit(range: offset..<offset, replacement: "\(rule), ")
        return
      }
    }
    let indentation = text.indentation(ofLineAt: start)
    edit = TextEdit(
      range: start..<start,
      replacement:
        "\(indentation)/* \(DisableComment.Command.disableNextLine.rawValue) \(rule) -- reason */\(text.newline)"
    )
  }
}

extension SyntaxTree {
  /// Returns whether a comment on a line before another one changes no token and no value.
  fileprivate func acceptsComment(onLineAt start: Int) -> Bool {
    if let token = stream.token(at: start), stream.range(of: token).lowerBound < start,
      stream[token].kind != .whitespace
    {
      return false
    }
    // An encoding declaration must be the first bytes of a sheet.
    return !isInCustomProperty(start) && !(start == 0 && beginsWithEncoding)
  }

  private var beginsWithEncoding: Bool {
    guard case .atRule(let rule)? = rules.first(where: { _ in true }) else { return false }
    return rule.name.lowercased() == "charset"
  }

  /// Returns whether an offset is in the value of a custom property.
  private func isInCustomProperty(_ offset: Int) -> Bool {
    guard let node = path(at: offset).last, nodes[node].flags.contains(.custom) else {
      return false
    }
    return stream.range(of: Int(nodes[node].first)).lowerBound < offset
  }
}

extension SourceText {
  /// Returns whether the line before an offset in a JSON text is a part of one member.
  fileprivate func hasOneMember(before offset: Int) -> Bool {
    let line = utf8(in: lineStart(of: offset)..<offset)
    let member = line.drop { $0 == 0x20 || $0 == 0x09 }
    return member.first == UInt8(ascii: "\"")
      && !member.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "{") }
  }
}

extension LintRule {
  /// Whether a comment can disable the rule.
  fileprivate var canBeDisabled: Bool {
    !["needless-disable", "unknown-disable", "disable-without-reason"].contains(name)
  }
}

extension TokenStream {
  /// Returns the comment for the next line that is alone on the line before another one, or `nil` if
  /// there is none.
  fileprivate func disableComment(onLineBefore start: Int) -> DisableComment? {
    guard var token = token(at: Swift.max(start - 1, 0)) else { return nil }
    if self[token].kind == .whitespace, token > 0 { token -= 1 }
    guard self[token].kind == .comment,
      sourceText.lineStart(of: start - 1) <= range(of: token).lowerBound,
      let comment = DisableComment(self, at: token), comment.command == .disableNextLine
    else { return nil }
    return comment
  }
}
