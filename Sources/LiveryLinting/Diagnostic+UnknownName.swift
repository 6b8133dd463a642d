// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Diagnostic {
  /// A name that is not among those that there are, with the one that was probably meant.
  ///
  /// - Parameters:
  ///   - kind: What is told of such names.
  ///   - name: The name as it is written.
  ///   - range: The bytes of the name.
  ///   - known: The names that there are; among equally close ones the first is suggested.
  init(
    _ kind: Kind, unknown name: String, at range: Range<Int>, among known: some Sequence<String>
  ) {
    self.init(kind, unknown: name, at: range, meant: closest(to: name, in: known))
  }

  /// A name that is not among those that there are, which stand in no order.
  init(_ kind: Kind, unknown name: String, at range: Range<Int>, among known: Set<String>) {
    self.init(kind, unknown: name, at: range, meant: closest(to: name, in: known))
  }

  /// A name that is not among those that there are, and the one that was probably meant.
  init(_ kind: Kind, unknown name: String, at range: Range<Int>, meant: String?) {
    self.init(
      kind, range: range, facts: [.found(String(name.prefix(60)))], suggestion: meant)
  }
}
