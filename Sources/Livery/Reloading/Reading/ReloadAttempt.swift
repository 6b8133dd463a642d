// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// Style sheets that were read again, before they are validated.
struct ReloadAttempt {
  /// The style sheets whose text changed and that may be used.
  private(set) var candidates: [StyleSource]
  /// The style sheets of the theme with the candidates, or `nil` if there are none.
  private(set) var result: CSSStyleSheet?
  private let sheet: CSSStyleSheet
  private let emptiedFiles: [String: [ReloadFailure.Problem]]

  /// Tries style sheets in place of those with the same names.
  init(of sources: [StyleSource], in sheet: CSSStyleSheet) {
    self.sheet = sheet
    let old = Dictionary(
      sheet.sources.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    candidates = sources.filter { source in
      old[source.name].map { !source.isSameWithDiagnostics(as: $0) } ?? false
    }
    var emptiedFiles: [String: [ReloadFailure.Problem]] = [:]
    for candidate in candidates {
      let problems = candidate.emptied(since: old[candidate.name])
      if !problems.isEmpty { emptiedFiles[candidate.name] = problems }
    }
    self.emptiedFiles = emptiedFiles
    compile()
  }

  private mutating func compile() {
    result = candidates.isEmpty ? nil : sheet.replacing(candidates)
  }

  /// Reverts the style sheets that are invalid.
  ///
  /// - Returns: The problems of each reverted style sheet, by name.
  mutating func reject() -> [String: [ReloadFailure.Problem]] {
    guard let result else { return [:] }
    let names = Set(candidates.map(\.name))
    var problems = emptiedFiles
    let oldErrors = sheet.errors(of: names)
    for (name, errors) in result.errors(of: names) where problems[name] == nil {
      var remaining = oldErrors[name, default: []].reduce(into: [ErrorKey: Int]()) {
        $0[ErrorKey($1), default: 0] += 1
      }
      let newErrors = errors.filter { error in
        let key = ErrorKey(error)
        guard let count = remaining[key], count > 0 else { return true }
        remaining[key] = count - 1
        return false
      }
      if !newErrors.isEmpty { problems[name] = newErrors.map { .invalid($0) } }
    }
    if !problems.isEmpty {
      candidates.removeAll { problems[$0.name] != nil }
      compile()
    }
    return problems
  }

  /// An error, independent of its position.
  private struct ErrorKey: Hashable {
    private let file: String
    private let kind: Diagnostic.Kind
    private let facts: [Diagnostic.Fact]

    init(_ error: SheetDiagnostic) {
      file = error.source.name
      kind = error.diagnostic.kind
      facts = error.diagnostic.facts
    }
  }
}

extension CSSStyleSheet {
  /// Returns the errors of style sheets and of their imports, by the names of the style sheets.
  fileprivate func errors(of names: Set<String>) -> [String: [SheetDiagnostic]] {
    Dictionary(
      grouping: diagnostics.filter {
        $0.diagnostic.severity == .error && names.contains($0.source.base.sheet)
      }, by: \.source.base.sheet)
  }
}

extension StyleSource {
  /// Returns the files of the style sheet that are empty now and were not before.
  fileprivate func emptied(since old: StyleSource?) -> [ReloadFailure.Problem] {
    guard let old else { return [] }
    var before: [String: Bool] = [:]
    old.forEachFile { before[$0.name] = $0.isBlank }
    var problems: [ReloadFailure.Problem] = []
    forEachFile { file in
      if file.isBlank, before[file.name] == false { problems.append(.empty(file.name)) }
    }
    return problems
  }

  /// The recursion is as deep as the nesting of imports, which the loader limits.
  private func forEachFile(_ body: (StyleSource) -> Void) {
    body(self)
    for imported in imports { imported.source.forEachFile(body) }
  }

  /// Whether the text is only white space.
  private var isBlank: Bool {
    let stream = tree.stream
    return stream.count == 0 || stream.count == 1 && stream[0].kind == .whitespace
  }
}
