// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A range of one of the files of a sheet: its own, the first, or a file that it includes.
struct FileRange: Sendable, Hashable, Comparable {
  /// The index of the file.
  let file: Int
  /// The bytes.
  let range: Range<Int>

  /// Returns whether a range is before another, by its file and its start.
  static func < (first: FileRange, second: FileRange) -> Bool {
    (first.file, first.range.lowerBound, first.range.upperBound)
      < (second.file, second.range.lowerBound, second.range.upperBound)
  }

  /// Returns whether another range is part of the range.
  func contains(_ other: FileRange) -> Bool {
    file == other.file && range.lowerBound <= other.range.lowerBound
      && other.range.upperBound <= range.upperBound
  }
}

/// A name in the text of a file, as the user wrote it.
///
/// In a sheet in CSS, each occurrence in the tree is one written name. In a sheet in JSON, a member
/// may be several occurrences, and a reference such as `@colors.ink` has the names of a type and of
/// a custom property.
struct WrittenName: Sendable {
  /// The kind of the name.
  let kind: NameKind
  /// Whether the name is declared or referred to.
  let role: NameOccurrence.Role
  /// The name with its escapes resolved.
  let name: String
  /// The file, and the bytes of the name in it without the sign before it or quotes around it.
  let range: FileRange
  /// The occurrence in the tree of the sheet, or `nil` for a type in a reference.
  let occurrence: NameOccurrence?
  /// Whether the text in JSON is the last part of the name, in camel case.
  let isMember: Bool

  /// The range with the period of a class or the number sign of an id.
  var signedRange: FileRange {
    guard kind == .class || kind == .id else { return range }
    return FileRange(
      file: range.file,
      range: max(0, range.range.lowerBound - 1)..<range.range.upperBound)
  }
}

extension ThemeSheet {
  /// Returns the written names of a kind with a name, in the order of the text.
  func writtenNames(of kind: NameKind, named name: String) -> [WrittenName] {
    if let json = jsonNames { return json.names.filter { $0.kind == kind && $0.name == name } }
    return names.occurrences(of: kind, named: name).map(writtenName)
  }

  /// Returns the written name at a position of the sheet's own file, or `nil` if there is none.
  func writtenName(at position: TextPosition, in encoding: PositionEncoding) -> WrittenName? {
    let offset = originalOffset(of: position, in: encoding)
    if let json = jsonNames { return json.name(at: offset) }
    return names.occurrence(at: offset).map(writtenName)
  }

  /// Returns the written name of an occurrence in CSS.
  private func writtenName(_ occurrence: NameOccurrence) -> WrittenName {
    let range = FileRange(file: 0, range: names.range(of: occurrence))
    return WrittenName(
      kind: occurrence.kind, role: occurrence.role, name: names.text(of: occurrence),
      range: range, occurrence: occurrence, isMember: false)
  }
}
