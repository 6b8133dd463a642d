// SPDX-License-Identifier: Apache-2.0

/// The cases that differ from the current specification, each with its reason.
extension ParsingCase {
  /// The reason that the case cannot be compared, or `nil`.
  var reasonToSkip: String? { Self.skippedCases[name] }

  /// The reason that the library's result differs in this case, or `nil`.
  var reasonToDiffer: String? { Self.knownDifferences[name] }

  /// Cases of features that the specification has removed.
  static let skippedCases: [String: String] = {
    var reasons: [String: String] = [:]
    for number in 38...46 {
      reasons["maintained component_value_list \(number)"] =
        "there is no unicode-range token; urange.json has the same ranges"
    }
    let charset = "rust-cssparser reports @charset where the rule is unknown and dropped"
    reasons["cssparser rule_list 4"] = charset
    reasons["cssparser stylesheet 5"] = charset
    return reasons
  }()

  /// Cases whose result the specification has changed since.
  static let knownDifferences: [String: String] = {
    let control = "U+0080 and U+0081 are no code points of a name any more"
    let semicolon = "a semicolon ends a declaration that is parsed by itself"
    return [
      "maintained component_value_list 6": control,
      "cssparser component_value_list 6": control,
      "maintained one_declaration 12": semicolon,
      "maintained one_declaration 14": semicolon,
      "cssparser one_declaration 12": semicolon,
      "cssparser one_declaration 14": semicolon,
      "maintained declaration_list 8":
        "a list of declarations may hold rules: it is a block's contents",
      "cssparser one_declaration 21": "a {} block must be the entire value of a property",
    ]
  }()
}
