// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax
import LiveryJSON

/// The names that the text of a sheet in JSON contains.
///
/// The names of the generated CSS are found in the text by the source map, and those in references
/// such as `@colors.ink` by their paths.
struct JSONNames: Sendable {
  /// The names in the order of the texts; at one position, longer names are first.
  let names: [WrittenName]
  /// The names of which an occurrence is written in another form.
  private var otherForms: Set<Name> = []
  /// The ranges of members that declare a property of CSS as well as a custom property.
  private var properties: Set<FileRange> = []

  private struct Name: Hashable {
    let kind: NameKind
    let text: String
  }

  /// Collects the names of a sheet.
  init(_ index: NameIndex, _ map: SourceMap) {
    let located = index.occurrences.compactMap { LocatedName($0, in: index, map) }
    var names = located.compactMap(\.written)
    let variables = Dictionary(
      grouping: located.filter { $0.kind == .customProperty }, by: \.name
    ).mapValues { $0.sorted { $0.original < $1.original } }
    let types = Set(index.names(of: .type))
    for (number, text) in map.originals.enumerated() {
      for path in JSONReferencePath.all(in: text) {
        names += path.names(in: number, variables, types)
      }
    }
    self.names = Self.sorted(names)
    collectForms(located)
    let members = Set(self.names.filter(\.isMember).map(\.range))
    for run in map.runs where members.contains(run.originalRange) {
      let name = index.stream.utf8(in: run.generated)
      let end = run.generated.upperBound
      let isName = end < index.stream.byteCount && index.stream.bytes[end] == UInt8(ascii: ":")
      if isName, !name.starts(with: "--".utf8) { properties.insert(run.originalRange) }
    }
  }

  /// Collects the names with occurrences that the text does not contain.
  private mutating func collectForms(_ located: [LocatedName]) {
    let known = Dictionary(grouping: names) { Name(kind: $0.kind, text: $0.name) }
    for name in located where name.written == nil {
      let key = Name(kind: name.kind, text: name.name)
      let ranges = (known[key] ?? []).lazy.map(\.range)
      func first(from start: FileRange) -> FileRange? {
        let index = ranges.partitioningIndex { $0 >= start }
        return ranges.indices.contains(index) ? ranges[index] : nil
      }
      let start = name.original.range.lowerBound
      let next = first(from: FileRange(file: name.original.file, range: start..<start))
      let isWritten = next.map(name.original.contains) == true
      // The rule of a member reads the custom property of the member by a generated reference.
      let isOfMember = name.property.map { first(from: $0) == $0 } == true
      if !isWritten, !isOfMember { otherForms.insert(key) }
    }
  }

  /// Returns names in the order of the texts, each once.
  private static func sorted(_ names: [WrittenName]) -> [WrittenName] {
    let sorted = names.sorted { first, second in
      if first.range != second.range { return first.range < second.range }
      return (second.name.utf8.count, first.name) < (first.name.utf8.count, second.name)
    }
    return sorted.reduce(into: []) { result, name in
      if let last = result.last, last.range == name.range, last.name == name.name,
        last.kind == name.kind
      {
        return
      }
      result.append(name)
    }
  }
}

extension JSONNames {
  /// Returns the name at an offset of the main text, its end included, or `nil` if there is none.
  func name(at offset: Int) -> WrittenName? {
    names.first {
      $0.range.file == 0 && $0.range.range.lowerBound <= offset
        && offset <= $0.range.range.upperBound
    }
  }

  /// Returns whether an occurrence of a name is not found in the text as the name itself.
  func hasOtherForm(of kind: NameKind, named name: String) -> Bool {
    otherForms.contains(Name(kind: kind, text: name))
  }

  /// Returns whether a member is also the name of a property of CSS.
  func isProperty(_ name: WrittenName) -> Bool { properties.contains(name.range) }

  /// Returns the custom properties that change together with a name: those of the same members, or
  /// those whose paths contain a type.
  func dependents(of kind: NameKind, named name: String) -> [String] {
    let members = Set(names.filter { $0.kind == kind && $0.name == name }.map(\.range))
    let part = kind == .type ? "-\(kebabName(of: name))-" : nil
    return names.filter { other in
      guard other.kind == .customProperty, other.isMember, other.role == .declaration,
        other.name != name
      else { return false }
      return members.contains(other.range) || part.map(other.name.contains) == true
    }.map(\.name)
  }
}

/// An occurrence of a name in generated CSS, with its origin in JSON.
private struct LocatedName {
  let kind: NameKind
  let name: String
  let occurrence: NameOccurrence
  /// The text that the occurrence was generated from.
  let original: FileRange
  /// The name of the member whose value has the occurrence.
  let property: FileRange?
  /// The name in the text, or `nil` if the text differs.
  let written: WrittenName?

  /// Returns `nil` for an occurrence that the source map does not contain.
  init?(_ occurrence: NameOccurrence, in index: NameIndex, _ map: SourceMap) {
    let range = index.range(of: occurrence)
    guard let position = map.indexOfRun(at: range.lowerBound) else { return nil }
    let run = map.runs[position]
    kind = occurrence.kind
    name = index.text(of: occurrence)
    self.occurrence = occurrence
    original = run.originalRange
    property = position > 0 ? map.runs[position - 1].originalRange : nil
    let isMember = !run.isVerbatim && occurrence.role == .declaration && run.generated == range
    guard isMember || run.isVerbatim && range.upperBound <= run.generated.upperBound else {
      written = nil
      return
    }
    let start = run.original.lowerBound + range.lowerBound - run.generated.lowerBound
    written = WrittenName(
      kind: occurrence.kind, role: occurrence.role, name: name,
      range: isMember
        ? original
        : FileRange(
          file: run.originalIndex, range: start..<start + range.count),
      occurrence: occurrence, isMember: isMember)
  }
}

extension JSONReferencePath {
  /// Returns the names of a path: the types of its groups, and the custom property of its value.
  fileprivate func names(
    in text: Int, _ variables: [String: [LocatedName]], _ types: Set<String>
  ) -> [WrittenName] {
    parts.indices.compactMap { index in
      let part = parts[index]
      let range = FileRange(file: text, range: part.range)
      if index == parts.count - 1, let found = variables[variable] {
        return WrittenName(
          kind: .customProperty, role: .reference, name: variable, range: range,
          occurrence: found.occurrence(around: range), isMember: true)
      }
      guard types.contains(part.text) else { return nil }
      return WrittenName(
        kind: .type, role: .reference, name: part.text, range: range, occurrence: nil,
        isMember: false)
    }
  }
}

extension [LocatedName] {
  /// Returns the occurrence that was generated from a text with a range, or `nil` if there is none.
  fileprivate func occurrence(around range: FileRange) -> NameOccurrence? {
    let next = partitioningIndex { range < $0.original }
    guard next > 0, self[next - 1].original.contains(range) else { return nil }
    return self[next - 1].occurrence
  }
}

extension SourceMap {
  /// Returns the index of the last run that begins at or before an offset.
  fileprivate func indexOfRun(at offset: Int) -> Int? {
    let next = runs.partitioningIndex { $0.generated.lowerBound > offset }
    return next == 0 ? nil : next - 1
  }
}

extension SourceMap.Run {
  /// The range of the original.
  fileprivate var originalRange: FileRange {
    FileRange(file: originalIndex, range: original)
  }
}
