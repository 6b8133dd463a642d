// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The values of all styles of a theme.
struct FoundMembers {
  /// More values than this are left out; a long one counts as several.
  ///
  /// A hostile theme may give each of many styles the values of many rules.
  static let maximumCount = 50_000
  /// The maximum number of declarations that are read, counted anew for each style that they apply to.
  static let maximumDeclarationCount = 1_000_000

  /// For each style its values.
  private(set) var members: [[FoundMember]] = []
  /// The values that styles have in the dark theme instead, for their words alone.
  private(set) var others: [FoundMember] = []

  /// Finds the values of some styles.
  ///
  /// - Parameters:
  ///   - styles: the styles.
  ///   - light: the sheets in the light environment, whose values the code has.
  ///   - dark: the sheets in the dark environment; nil where the same rules hold there. What only they declare is optional.
  ///   - log: takes values that cannot be told.
  init(
    of styles: [DescribedStyle], light: CSSStyleSheet, dark: CSSStyleSheet?,
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
        if let place = style.places.first {
          log.add(
            isLong ? .tooManyMembers : .tooManyDeclarations, at: place,
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
    settleForms()
  }

  /// Every value that a word may be taken from.
  var all: [FoundMember] { members.flatMap { $0 } + others }

  /// Reads the values of each custom property alike: `red` is a word where another value is `plain`, and `0` a length
  /// where another one is `4px`.
  private mutating func settleForms() {
    var forms: [String: Set<CustomValue.Form>] = [:]
    for member in all {
      if case .custom(_, let form) = member.content {
        forms[member.subject, default: []].insert(form)
      }
    }
    let mixed = forms.filter { $0.value.count > 1 }
    if mixed.isEmpty { return }
    func settled(_ member: FoundMember) -> FoundMember {
      guard case .custom(let text, let form) = member.content, let others = mixed[member.subject]
      else { return member }
      for candidate in [CustomValue.Form.keyword, .pixels]
      where others.contains(candidate) && form != candidate {
        if CustomValue(parsing: text, as: candidate) != nil {
          return FoundMember(
            subject: member.subject, content: .custom(text: text, candidate),
            isOptional: member.isOptional, place: member.place, text: member.text)
        }
      }
      return member
    }
    members = members.map { $0.map(settled) }
    others = others.map(settled)
  }
}
