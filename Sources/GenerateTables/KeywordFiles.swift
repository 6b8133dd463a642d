// SPDX-License-Identifier: Apache-2.0

/// Returns the sources with all keywords.
func keywordFiles(_ table: PropertyTable) throws -> [GeneratedFile] {
  let keywords = table.keywords
  return [
    file("Keyword.swift", keywordEnumeration(keywords)),
    file(
      "Keyword+Name.swift",
      try nameLookup(type: "Keyword", names: keywords, access: "package", subject: "keyword")),
    file("KeywordTypes.swift", try keywordEnumerations(table)),
  ]
}

/// Returns the source with all keyword enumerations.
///
/// They share one file: a file for each adds a twentieth to the build time of the module.
private func keywordEnumerations(_ table: PropertyTable) throws -> String {
  let numbers = Dictionary(uniqueKeysWithValues: zip(table.keywords, 0...))
  return try keywordTypes(table).map { enumeration($0, numbers: numbers) }
    .joined(separator: "\n\n")
}

private struct KeywordType {
  let name: String
  let keywords: [String]
  let documentation: String
}

/// Returns the keyword types, sorted by name.
///
/// Several rows may share a type. Its documentation is that of the first row.
private func keywordTypes(_ table: PropertyTable) throws -> [KeywordType] {
  let rows =
    table.properties.map { ($0.keywordType, $0.syntax, $0.documentation) }
    + table.types.map { ($0.keywordType, $0.syntax, $0.documentation ?? "") }
  var types: [String: KeywordType] = [:]
  for (name, syntax, documentation) in rows {
    guard let name else { continue }
    let type = KeywordType(
      name: name, keywords: table.keywords(of: syntax), documentation: documentation)
    if let other = types[name], other.keywords != type.keywords {
      throw TableError("two rows give the type \(name) different keywords")
    }
    types[name] = types[name] ?? type
  }
  return types.values.sorted { $0.name < $1.name }
}

private func keywordEnumeration(_ keywords: [String]) -> String {
  let cases = keywords.map { keyword in
    """
    /// The keyword `\(keyword)`.
    case \(swiftName(keyword))
    """
  }
  return """
    /// A keyword in the grammar of a property, such as `auto`.
    ///
    /// Named colors and CSS-wide keywords have types of their own: ``NamedColor`` and ``CSSWideKeyword``.
    public enum Keyword: UInt16, Sendable, Hashable, CaseIterable {
    \(cases.indented())
    }
    """
}

private func enumeration(_ type: KeywordType, numbers: [String: Int]) -> String {
  let cases = type.keywords.map { keyword in
    """
    /// The keyword `\(keyword)`.
    case \(swiftName(keyword)) = \(numbers[keyword] ?? 0)
    """
  }
  return """
    /// \(type.documentation)
    ///
    /// The raw values are those of the ``Keyword`` cases with these names.
    public enum \(type.name): UInt16, KeywordValue {
    \(cases.indented())
    }
    """
}
