// SPDX-License-Identifier: Apache-2.0

extension LintRule {
  /// The documentation article that lists every rule with its examples, in Markdown.
  package static var reference: String {
    var page = """
      # Lint rules

      The findings of each rule, with an example that it rejects and one that it accepts.

      ## Overview

      The rules for errors and probable mistakes are on unless a configuration turns them off. The rules of style are on with
      `strict: true` or `--strict`, and those of a target once one is named. This page is generated from the rules themselves.

      """
    for group in Group.allCases {
      page += "\n## \(group.title)\n"
      for rule in all where rule.group == group { page += "\n" + rule.section }
    }
    return page
  }

  /// The section of the rule in the article, in Markdown.
  package var section: String {
    var section = "### \(name)\n\n\(help.prefix(1).uppercased() + help.dropFirst()).\n"
    if !options.isEmpty { section += "\nOptions:\n" }
    for option in options {
      section +=
        "- `\(option.name)`: \(option.help) (\(option.values.description);"
        + " \(option.values.defaultDescription) by default).\n"
    }
    if !bad.configuration.isEmpty { section += Self.block("yaml", bad.configuration) }
    for tree in bad.trees { section += Self.block("json", tree) }
    for (name, text) in bad.files.sorted(by: { $0.key < $1.key }) {
      section += "\n`\(name)`:\n" + Self.block("css", text)
    }
    section += "\nRejected:\n" + Self.block(bad.language.rawValue, bad.source)
    section += "\nAccepted:\n" + Self.block(good.language.rawValue, good.source)
    return section
  }

  private static func block(_ language: String, _ text: String) -> String {
    "\n```\(language)\n\(text)\n```\n"
  }
}

extension LintRule.Group {
  /// The heading of the group's section.
  fileprivate var title: String {
    switch self {
    case .error: "Errors"
    case .bug: "Probable mistakes"
    case .style: "Style"
    case .target: "Targets"
    }
  }
}
