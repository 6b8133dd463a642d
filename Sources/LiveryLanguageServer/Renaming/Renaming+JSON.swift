// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryJSON

extension Renaming {
  /// Checks that the text of a sheet in JSON can have another name.
  ///
  /// - Throws: An error for the client if the sheet has the name in another form, if a member with
  ///   the name sets a property of CSS, or if a custom property that is used would change as well.
  func checkMembers(of sheet: ThemeSheet) throws(ResponseError) {
    guard let json = sheet.jsonNames else { return }
    if json.hasOtherForm(of: name.kind, named: name.name) { throw otherForm(in: sheet) }
    let names = sheet.writtenNames(of: name.kind, named: name.name)
    if let member = names.first(where: { $0.isMember && json.isProperty($0) }) {
      let text = sheet.text(of: member)
      throw ResponseError(
        .requestFailed, "'\(text)' is the name of a property of CSS in \(sheet.source.name)")
    }
    for dependent in json.dependents(of: name.kind, named: name.name) {
      let user = name.theme.sheets.first { sheet in
        sheet.writtenNames(of: .customProperty, named: dependent).contains {
          name.kind == .type ? !$0.isMember : $0.role == .reference
        }
      }
      guard let user else { continue }
      throw ResponseError(
        .requestFailed,
        "the custom property '\(dependent)', which \(user.source.name) uses, would change as well")
    }
  }

  /// Returns the text of the member of an object, or of the part of a reference, that has a new
  /// name.
  ///
  /// - Throws: An error for the client if no member has that name.
  func memberText(
    of written: WrittenName, in sheet: ThemeSheet, to text: String
  ) throws(ResponseError) -> String {
    let prefix = sheet.memberPrefix(of: written) ?? ""
    let property = String(text.dropFirst(prefix.count))
    let member = written.isMember ? camelName(of: property) ?? property : text
    guard written.range.file == 0, text.hasPrefix(prefix), isPlainIdentifier(member),
      !written.isMember || kebabName(of: member) == property && Property(name: property) == nil
    else { throw otherForm(in: sheet) }
    return member
  }

  /// The error for a name that the text of a sheet does not contain, or cannot.
  func otherForm(in sheet: ThemeSheet) -> ResponseError {
    ResponseError(
      .requestFailed,
      "the \(name.kind.noun) '\(name.name)' is written in another form in \(sheet.source.name)")
  }
}

extension ThemeSheet {
  /// Returns the text of a name in its file.
  func text(of written: WrittenName) -> String {
    let file = stream.sourceMap?.originals[written.range.file] ?? stream.sourceText
    return file.text(in: written.range.range)
  }

  /// Returns the part of a custom property before the name of its member, such as `--colors-`, or
  /// `nil` for a name that is written as it is.
  func memberPrefix(of written: WrittenName) -> String? {
    guard written.isMember else { return nil }
    let member = kebabName(of: text(of: written))
    return written.name.hasSuffix(member) ? String(written.name.dropLast(member.count)) : nil
  }
}
