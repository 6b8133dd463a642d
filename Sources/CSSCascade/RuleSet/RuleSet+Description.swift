// SPDX-License-Identifier: Apache-2.0

extension RuleSet: CustomStringConvertible {
  /// The element's properties as a rule: `.title { color: rgb(0, 0, 128); font-size: 20px }`.
  ///
  /// Custom properties are omitted.
  public var description: String {
    let declarations = style.namedValues
      .filter { !$0.name.hasPrefix("--") }
      .map { "\($0.name): \($0.value)" }
    let prelude = selector.isEmpty ? "" : selector + " "
    if declarations.isEmpty { return prelude + "{}" }
    return prelude + "{ \(declarations.joined(separator: "; ")) }"
  }
}
