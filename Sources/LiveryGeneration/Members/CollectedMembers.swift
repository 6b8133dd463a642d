// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The values of all styles of a theme.
struct CollectedMembers {
  /// The maximum number of values; a long one counts as several.
  ///
  /// A hostile theme may set the values of many rules for each of many styles.
  static let maximumCount = 50_000
  /// The maximum number of declarations, each counted once for each style that it applies to.
  static let maximumDeclarationCount = 1_000_000

  /// The values of each style.
  private(set) var members: [[CollectedMember]] = []
  /// The different values of styles in the dark theme, only for their keywords.
  private(set) var others: [CollectedMember] = []

  /// Collects the values of styles.
  ///
  /// - Parameters:
  ///   - styles: The styles.
  ///   - light: The style sheets in the light environment, which provides the values of the code.
  ///   - dark: The style sheets in the dark environment, or `nil` if the same rules apply there. A
  ///     value that only they set is optional.
  ///   - log: Receives values that cannot be computed.
  init(
    of styles: [SelectorStyle], light: CSSStyleSheet, dark: CSSStyleSheet?,
    log: inout GenerationLog
  ) {
    var count = 0
    var collector = MemberCollector(sheet: light)
    var darkCollector = dark.map { MemberCollector(sheet: $0) }
    for style in styles {
      let isLong = count > Self.maximumCount
      let declarationCount =
        collector.declarationCount + (darkCollector?.declarationCount ?? 0)
      guard !isLong, declarationCount <= Self.maximumDeclarationCount else {
        if let location = style.locations.first {
          log.add(
            isLong ? .tooManyMembers : .tooManyDeclarations, at: location,
            [.limit(isLong ? Self.maximumCount : Self.maximumDeclarationCount)])
        }
        break
      }
      var found = collector.members(of: style, log: &log)
      if let others = darkCollector?.members(of: style, log: &log) {
        let known = Set(found.map(\.subject))
        for var member in others {
          if known.contains(member.subject) {
            self.others.append(member)
          } else {
            member.isOptional = true
            found.append(member)
          }
        }
      }
      count += found.reduce(0) { $0 + $1.weight }
      members.append(found)
    }
    while members.count < styles.count { members.append([]) }
    unifyForms()
  }

  /// All values that contribute keywords.
  var all: [CollectedMember] { members.flatMap { $0 } + others }

  /// Parses all values of a custom property in the same form.
  ///
  /// So `red` is a keyword if another value is `plain`, and `0` a length if another value is `4px`.
  private mutating func unifyForms() {
    var forms: [String: Set<CustomValue.Form>] = [:]
    for member in all {
      if case .custom(_, let form) = member.content {
        forms[member.subject, default: []].insert(form)
      }
    }
    let mixed = forms.filter { $0.value.count > 1 }
    if mixed.isEmpty { return }
    func unified(_ member: CollectedMember) -> CollectedMember {
      guard case .custom(let text, let form) = member.content, let others = mixed[member.subject]
      else { return member }
      for candidate in [CustomValue.Form.keyword, .pixels]
      where others.contains(candidate) && form != candidate {
        if CustomValue(parsing: text, as: candidate) != nil {
          return CollectedMember(
            subject: member.subject, content: .custom(text: text, candidate),
            isOptional: member.isOptional, location: member.location, text: member.text)
        }
      }
      return member
    }
    members = members.map { $0.map(unified) }
    others = others.map(unified)
  }
}
