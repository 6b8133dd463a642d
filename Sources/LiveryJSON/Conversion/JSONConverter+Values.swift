// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension JSONConverter {
  /// A possible JSON member for a declaration.
  private struct Candidate {
    let key: String
    let form: ValueForms.Form
  }

  /// Returns a declaration as a member, or `nil` if it has no form.
  ///
  /// - Parameters:
  ///   - declaration: the declaration.
  ///   - context: the context of the declaration.
  /// - Returns: the member, which parses to an identical declaration.
  mutating func member(_ declaration: Declaration, _ context: NestingContext) -> JSONBody.Member? {
    reportLostComments(of: declaration)
    let variable = variable(of: declaration, context)
    // The value is written at the position to which references point.
    let source = variable.flatMap { values[$0] } ?? declaration
    var skipped = attempts[declaration.index] ?? 0
    for candidate in candidates(for: declaration, from: source, variable: variable, context) {
      let form = candidate.form
      if form.hasReference {
        skipped -= 1
        if skipped >= 0 { continue }
      } else if !roundTrips(candidate, as: declaration, from: source, variable: variable) {
        continue
      }
      convertedDeclarations.append(
        ConvertedDeclaration(
          declaration: declaration, expected: tree.stream.text(of: source.value),
          key: candidate.key, text: form.text, hasReference: form.hasReference, variable: variable))
      return .value(name: candidate.key, text: form.text, number: convertedDeclarations.count - 1)
    }
    return nil
  }

  /// Returns the custom property whose value is written here.
  private func variable(of declaration: Declaration, _ context: NestingContext) -> String? {
    guard let path = context.path, !paths.variables.isEmpty else { return nil }
    let name = variableName(tree.stream.text(of: declaration.value)) ?? ""
    if let variable = paths.variables[name], variable.belongsToOtherRule, values[name] != nil,
      isDefinition(declaration, of: variable, path)
    {
      return name
    }
    guard path.isEmpty, let variable = paths.variables[declaration.name],
      !variable.belongsToOtherRule,
      isDefinition(declaration, of: variable, path)
    else { return nil }
    return declaration.name
  }

  private func isDefinition(
    _ declaration: Declaration, of variable: VariablePaths.Variable, _ path: [String]
  ) -> Bool {
    memberNames(of: declaration.name).contains { path + [$0] == variable.names }
  }

  /// Returns whether a member without references parses to the same declaration, without errors.
  private mutating func roundTrips(
    _ candidate: Candidate, as declaration: Declaration, from source: Declaration,
    variable: String?
  ) -> Bool {
    let document = JSONDocument(parsing: candidate.form.text)
    guard let root = document.root, document.diagnostics.isEmpty else { return false }
    compiler.texts = [document.source]
    let value = tree.stream.text(of: source.value)
    let types = [nil, variable.flatMap { paths.variables[$0]?.type }]
    return types[..<(types[1] == nil ? 1 : 2)].contains { type in
      compiler.log = SheetLog()
      guard
        let read = compiler.declaration(
          candidate.key, SheetValue(text: 0, json: root), inferred: type),
        !read.isRejected || variable != nil
      else { return false }
      return read.name == declaration.name && read.value.text == value
        && read.value.isImportant == declaration.isImportant
    }
  }

  /// Returns the possible members of a declaration, best first.
  private func candidates(
    for declaration: Declaration, from source: Declaration, variable: String?,
    _ context: NestingContext
  ) -> [Candidate] {
    let name = declaration.name
    var result: [Candidate] = []
    var keys = memberNames(of: name)
    if let key = variable.flatMap({ paths.variables[$0]?.names.last }) { keys = [key] }
    keys.removeAll { context.isAttributes && SheetCompiler.isAttribute($0) }
    let value = tree.stream.text(of: source.value)
    let text = value + (declaration.isImportant ? " !important" : "")
    for key in keys.reversed() {
      let type = ValueType(ofKey: key) ?? variable.flatMap { paths.variables[$0]?.type }
      let forms = declaration.isImportant ? [] : self.forms.forms(of: source.value, type)
      // `margins` is the name for an array.
      let isArray = keys.count > 1 && key == keys.last
      result += forms.filter { !isArray || $0.text.hasPrefix("[") }.map {
        Candidate(key: key, form: $0)
      }
    }
    if let key = keys.first {
      result.append(Candidate(key: key, form: ValueForms.Form(text: jsonString(text))))
    }
    let key = name.utf8.contains(UInt8(ascii: "-")) ? name : name + ":"
    if variable == nil, !declaration.isImportant {
      let number = self.forms.number(source.value, "").map { ValueForms.Form(text: $0) }
      let forms = self.forms.forms(of: source.value, nil).filter(\.hasReference)
      result += (forms + [number].compactMap { $0 }).map { Candidate(key: key, form: $0) }
    }
    let isMarked = text.hasPrefix("@") || text.hasPrefix("~")
    result.append(
      Candidate(key: key, form: ValueForms.Form(text: jsonString(isMarked ? " " + text : text))))
    return result
  }
}
