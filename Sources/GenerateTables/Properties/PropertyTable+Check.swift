// SPDX-License-Identifier: Apache-2.0

extension PropertyTable {
  /// Throws an error for an inconsistent table, because the generated code relies on consistency.
  func check() throws {
    let names = properties.flatMap { [$0.name] + ($0.aliases ?? []) }
    if let name = firstDuplicate(of: names) {
      throw TableError("the property '\(name)' is listed twice")
    }
    if let name = firstDuplicate(of: types.map(\.name)) {
      throw TableError("the type <\(name)> is listed twice")
    }
    if let name = firstDuplicate(of: functions.map(\.name)) {
      throw TableError("the function '\(name)' is listed twice")
    }
    let longhands = Set(properties.filter { $0.longhands == nil }.map(\.name))
    for property in properties {
      try check(property, longhands: longhands)
      try check(property.syntax, of: "'\(property.name)'")
    }
    for type in types { try check(type.syntax, of: "<\(type.name)>") }
  }

  private func check(_ property: Property, longhands: Set<String>) throws {
    if let unknown = property.longhands?.first(where: { !longhands.contains($0) }) {
      throw TableError("'\(property.name)' has an unknown longhand '\(unknown)'")
    }
    if let unknown = property.longhandsBut?.first(where: { !longhands.contains($0) }) {
      throw TableError("'\(property.name)' leaves out an unknown longhand '\(unknown)'")
    }
    let isComplete = property.initial != nil && property.inherited != nil && property.change != nil
    if property.longhands == nil, !isComplete {
      throw TableError("'\(property.name)' needs 'initial', 'inherited' and 'change'")
    }
    if property.longhands != nil, property.type == nil {
      throw TableError("the shorthand '\(property.name)' needs 'type'")
    }
    let isPlain = property.form == nil && property.implied == nil
    if property.type != nil, !isPlain {
      throw TableError("'\(property.name)' must not have 'form' with 'type'")
    }
    if property.longhands != nil, property.change != nil || property.code != nil {
      throw TableError(
        "'\(property.name)' must not have 'change' and 'code', which come from its longhands")
    }
  }

  /// Throws an error for a grammar with an unknown reference or an uppercase keyword.
  private func check(_ syntax: String, of name: String) throws {
    let terms = SyntaxTerms(syntax)
    for reference in terms.references + terms.innerReferences
    where !SyntaxTerms.terminals.contains(reference) && syntaxes[reference] == nil {
      throw TableError(
        "the grammar of \(name) names <\(reference)>, which is neither a type nor a property")
    }
    for keyword in terms.keywords + terms.innerKeywords where keyword != keyword.lowercased() {
      throw TableError("the grammar of \(name) has '\(keyword)'; keywords must be lowercase")
    }
  }

  private func firstDuplicate(of names: [String]) -> String? {
    var visited: Set<String> = []
    return names.first { !visited.insert($0).inserted }
  }
}
