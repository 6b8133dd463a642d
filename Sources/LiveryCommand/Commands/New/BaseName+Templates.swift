// SPDX-License-Identifier: Apache-2.0

extension BaseName {
  /// The line of `.livery.yml` with the vocabulary of the base.
  var vocabulary: String {
    switch self {
    case .three20: "extends: default"
    case .harbor: "extends: harbor"
    case .none: "# The theme has no base; these are all names."
    }
  }

  /// The option with which commands use the base, after a space.
  var option: String { self == .three20 ? "" : " --base \(rawValue)" }

  /// The Swift expression for a theme of a file over the base.
  var themeExpression: String {
    let base = self == .three20 ? "" : ", base: .\(rawValue)"
    return "try Theme(contentsOfFile: file.path\(base))"
  }
}
