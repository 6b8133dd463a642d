// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Diagnostic {
  /// Creates a diagnostic for an unknown name, with the closest known name as its suggestion.
  ///
  /// - Parameters:
  ///   - kind: The kind of diagnostic.
  ///   - name: The name as written.
  ///   - range: The byte range of the name.
  ///   - known: The known names. Of several equally close names, the first one is suggested.
  init(
    _ kind: Kind, unknown name: String, at range: Range<Int>, among known: some Sequence<String>
  ) {
    self.init(kind, unknown: name, at: range, suggestion: closest(to: name, in: known))
  }

  /// Creates a diagnostic for an unknown name, given an unordered set of known names.
  init(_ kind: Kind, unknown name: String, at range: Range<Int>, among known: Set<String>) {
    self.init(kind, unknown: name, at: range, suggestion: closest(to: name, in: known))
  }

  /// Creates a diagnostic for an unknown name with a suggestion.
  init(_ kind: Kind, unknown name: String, at range: Range<Int>, suggestion: String?) {
    self.init(
      kind, range: range, facts: [.found(String(name.prefix(60)))], suggestion: suggestion)
  }
}
