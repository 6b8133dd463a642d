// SPDX-License-Identifier: Apache-2.0

/// The sources that name all keywords.
func keywordFiles(_ table: PropertyTable) throws -> [OutputFile] {
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

/// The types by name; a name that stands in several rows is one type, whose sentence is that of the first.
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
    /// A word that a property's grammar names, such as `auto`.
    ///
    /// Names of colors and the keywords that every property takes are not among them: see ``NamedColor`` and
    /// ``CSSWideKeyword``.
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
    /// The raw value is that of the ``Keyword`` of the same name.
    public enum \(type.name): UInt16, KeywordValue {
    \(cases.indented())
    }
    """
}
