// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The lint comments of a sheet and the ranges that they disable.
struct DisableComments {
  /// The lint comments, in the order of the text.
  private let comments: [DisableComment]
  /// The parts of the comments: a part for each rule name, or a single one for all rules.
  private var directives: [Directive] = []
  private var blocks: [String: DisabledRanges] = [:]
  private var lines: [String: DisabledRanges] = [:]
  /// The ranges in which a rule is enabled while all rules are disabled.
  private var exceptions: [String: DisabledRanges] = [:]
  /// Diagnostics for unknown rules and commands.
  private var nameDiagnostics: [Diagnostic] = []

  /// The name that stands for all rules.
  private static let all = ""

  private struct Directive {
    let comment: Int
    /// The name of the rule, or an empty string for all rules.
    let rule: String
    let range: Range<Int>
    /// Whether the part has had an effect so far.
    var isUsed = false
  }

  /// Reads the lint comments of a sheet.
  ///
  /// - Parameters:
  ///   - stream: The token stream of the sheet.
  ///   - rules: The names of all rules.
  init(_ stream: TokenStream, rules: [String] = LintRule.names) {
    var comments: [DisableComment] = []
    var log = DiagnosticLog()
    for position in 0..<stream.count where stream.tokens[position].kind == .comment {
      switch DisableComment.parse(stream, at: position) {
      case .command(let comment): comments.append(comment)
      case .misspelled(let word, let range, let suggestion):
        log.add(
          Diagnostic(.unknownDisable, range: range, facts: [.found(word)], suggestion: suggestion))
      case nil: break
      }
    }
    self.comments = comments
    defer { nameDiagnostics = log.diagnostics }
    guard !comments.isEmpty else { return }
    let known = Set(rules)
    let lineIndex = LineIndex(stream.sourceText)
    for (number, comment) in comments.enumerated() {
      for name in comment.names where !known.contains(name.text) && !log.isFull {
        log.add(
          Diagnostic(
            .unknownDisable, range: name.range, facts: [.found(String(name.text.prefix(60)))],
            suggestion: closest(to: name.text, in: rules)))
      }
      let names = comment.names.filter { known.contains($0.text) }
      if comment.names.isEmpty {
        add(Directive(comment: number, rule: Self.all, range: comment.range), lineIndex)
      }
      for name in names {
        add(Directive(comment: number, rule: name.text, range: name.range), lineIndex)
      }
    }
    for rule in blocks.keys { blocks[rule]?.end(at: .max) }
    for rule in exceptions.keys { exceptions[rule]?.end(at: .max) }
  }

  private mutating func add(_ directive: Directive, _ lineIndex: LineIndex) {
    var directive = directive
    let comment = comments[directive.comment]
    let number = directives.count
    switch comment.command {
    case .disable:
      _ = blocks[directive.rule, default: DisabledRanges()].begin(
        at: comment.range.upperBound, by: number)
      if directive.rule == Self.all {
        for rule in exceptions.keys { exceptions[rule]?.end(at: comment.range.lowerBound) }
      } else {
        exceptions[directive.rule]?.end(at: comment.range.lowerBound)
      }
    case .enable:
      directive.isUsed = enable(directive.rule, at: comment.range.lowerBound, by: number)
    case .disableLine, .disableNextLine:
      if let range = Self.line(of: comment, lineIndex) {
        _ = lines[directive.rule, default: DisabledRanges()].add(range, by: number)
      }
    }
    directives.append(directive)
  }

  /// Enables a rule, or all rules, and returns whether it was disabled.
  private mutating func enable(_ rule: String, at offset: Int, by owner: Int) -> Bool {
    if rule == Self.all {
      let isUsed = blocks.values.contains(where: \.isOpen)
      for rule in blocks.keys { blocks[rule]?.end(at: offset) }
      for rule in exceptions.keys { exceptions[rule]?.end(at: offset) }
      return isUsed
    }
    let isDisabled = blocks[rule]?.isOpen == true
    blocks[rule]?.end(at: offset)
    guard blocks[Self.all]?.isOpen == true else { return isDisabled }
    return exceptions[rule, default: DisabledRanges()].begin(at: offset, by: owner) || isDisabled
  }

  /// Returns the byte range of the line that a comment applies to, including its line break, or
  /// `nil` if there is none.
  private static func line(of comment: DisableComment, _ lines: LineIndex) -> Range<Int>? {
    let isNext = comment.command == .disableNextLine
    let offset = isNext ? comment.range.upperBound : comment.range.lowerBound
    let line = lines.location(of: offset).line + (isNext ? 1 : 0)
    guard line <= lines.count else { return nil }
    let start = lines.range(ofLine: line).lowerBound
    return start..<(line < lines.count ? lines.range(ofLine: line + 1).lowerBound : .max)
  }
}

extension DisableComments {
  /// Returns whether a comment disables a finding, and marks that comment as used.
  private mutating func suppress(_ rule: String, at offset: Int) -> Bool {
    // A comment that disables all rules makes comments for single rules unnecessary.
    var owner = blocks[Self.all]?.owner(at: offset)
    if owner != nil, exceptions[rule]?.owner(at: offset) != nil { owner = nil }
    owner = owner ?? blocks[rule]?.owner(at: offset)
    owner = owner ?? lines[Self.all]?.owner(at: offset) ?? lines[rule]?.owner(at: offset)
    guard let owner else { return false }
    directives[owner].isUsed = true
    return true
  }

  /// Returns the findings that no comment disables, followed by problems with the comments.
  ///
  /// - Parameters:
  ///   - found: The findings of the rules.
  ///   - isOn: Returns whether a rule is on.
  /// - Returns: The remaining findings, and the findings of the rules about comments.
  func applied(
    to found: [(rule: LintRule, diagnostic: Diagnostic)], isOn: (LintRule) -> Bool
  ) -> [(rule: LintRule, diagnostic: Diagnostic)] {
    guard !comments.isEmpty || !nameDiagnostics.isEmpty else { return found }
    var used = self
    var kept = found.filter { rule, diagnostic in
      !used.suppress(rule.name, at: diagnostic.range.lowerBound)
    }
    if isOn(.unknownDisable) { kept += nameDiagnostics.map { (.unknownDisable, $0) } }
    if isOn(.needlessDisable) { kept += used.unusedDirectives(isOn).map { (.needlessDisable, $0) } }
    if isOn(.disableWithoutReason) {
      kept += comments.filter { $0.command != .enable && !$0.hasReason }.map {
        (.disableWithoutReason, Diagnostic(.disableWithoutReason, range: $0.range))
      }
    }
    return kept
  }

  /// Returns diagnostics for unused comments.
  ///
  /// A comment for a rule that is off is not reported.
  private func unusedDirectives(_ isOn: (LintRule) -> Bool) -> [Diagnostic] {
    var count: [Int: Int] = [:]
    let unused = directives.filter { directive in
      guard !directive.isUsed else { return false }
      return directive.rule == Self.all || LintRule.named(directive.rule).map(isOn) == true
    }
    for directive in unused { count[directive.comment, default: 0] += 1 }
    var last = -1
    return unused.map { directive in
      let comment = comments[directive.comment]
      let isFirst = directive.comment != last
      last = directive.comment
      let isWhole = count[directive.comment] == max(comment.names.count, 1)
      return Diagnostic(
        .needlessDisable, range: directive.range,
        facts: [.subject(directive.rule), .found(comment.command.rawValue)],
        // If every part of a comment is unused, the fix removes the comment.
        fixIts: isWhole && isFirst
          ? [.init(range: comment.range, replacement: "", isSafe: true)] : [])
    }
  }
}
