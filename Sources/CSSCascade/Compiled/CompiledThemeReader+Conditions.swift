// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

extension CompiledThemeReader {
  /// Reads the conditions and contexts of rules, and the rules that define names for all sheets.
  mutating func readConditions(in texts: CompiledTexts) throws(Damage) {
    try readMedia(in: texts)
    try readContainers(in: texts)
    try readScopes()
    for origin in records.layers.indices { records.layers[origin] = try layers() }
    records.appearances = try contexts()
    try check(records.contexts.distinct + records.appearances)
    try readRecordedRules(in: texts)
  }

  /// Checks that contexts refer to existing records.
  private func check(_ contexts: [RuleContext]) throws(Damage) {
    for context in contexts {
      guard Int(context.media) < records.conditions.media.count,
        Int(context.container) < records.conditions.containers.count,
        Int(context.scope) < records.conditions.scopes.count,
        Int(context.layer.rawValue) <= records.layers[Int(context.origin.rawValue)].count
      else { throw Damage() }
    }
  }

  private mutating func sourceRange(in texts: CompiledTexts) throws(Damage) -> SourceRange {
    let source = try reader.index(below: max(texts.sources.count, 1))
    guard !texts.sources.isEmpty else {
      _ = try reader.range(within: 0)
      return .none
    }
    let length = texts.texts[texts.sources[source].text].bytes.count
    return SourceRange(
      source: UInt32(truncatingIfNeeded: source), bytes: try reader.range(within: length))
  }

  /// Reads the ranges of records that refer to an outer record before them.
  ///
  /// The first record, which stands for none, is left out.
  private mutating func conditionRanges(
    in texts: CompiledTexts
  ) throws(Damage) -> [(outer: UInt32, range: SourceRange)] {
    let count = try reader.count()
    try reader.align()
    guard count > 0 else { throw Damage() }
    var ranges: [(outer: UInt32, range: SourceRange)] = []
    for number in 0..<count {
      let outer = try reader.index(below: max(number, 1))
      ranges.append((UInt32(truncatingIfNeeded: outer), try sourceRange(in: texts)))
    }
    ranges.removeFirst()
    return ranges
  }

  private mutating func readMedia(in texts: CompiledTexts) throws(Damage) {
    for (outer, range) in try conditionRanges(in: texts) {
      let stream = texts.stream(at: range)
      records.conditions.media.append(
        MediaRecord(
          outer: outer, queries: MediaQueryList(stream, in: 0..<stream.count), range: range))
    }
  }

  private mutating func readContainers(in texts: CompiledTexts) throws(Damage) {
    for (outer, range) in try conditionRanges(in: texts) {
      let stream = texts.stream(at: range)
      var log = DiagnosticLog()
      let conditions = ContainerCondition.list(stream, in: 0..<stream.count, log: &log)
      guard let conditions else { throw Damage() }
      records.conditions.containers.append(
        ContainerRecord(outer: outer, conditions: conditions, range: range))
    }
  }

  private mutating func readScopes() throws(Damage) {
    let selectorCount = records.selectors.count
    let rows = try reader.records(ofWords: 6)
    guard rows.count > 0 else { throw Damage() }
    records.conditions.scopes = try rows.indices.map { index throws(Damage) in
      let words = rows.words + index * 6
      let (outer, isRooted) = (words[0], words[1] != 0)
      let (roots, limits) = ((words[2], words[3]), (words[4], words[5]))
      guard outer < max(index, 1), roots.0 <= roots.1, Int(roots.1) <= selectorCount,
        limits.0 <= limits.1, Int(limits.1) <= selectorCount
      else { throw Damage() }
      return ScopeRecord(
        outer: outer, roots: isRooted ? Int(roots.0)..<Int(roots.1) : nil,
        limits: Int(limits.0)..<Int(limits.1))
    }
  }

  private mutating func layers() throws(Damage) -> LayerTable {
    var steps: [(parent: LayerID, name: String?)] = []
    for _ in 0..<(try reader.count()) {
      let parent = LayerID(rawValue: UInt16(truncatingIfNeeded: try reader.number()))
      let isNamed = try reader.number() != 0
      let name = try reader.text()
      steps.append((parent, isNamed ? name : nil))
    }
    guard let table = LayerTable(steps) else { throw Damage() }
    return table
  }

  private mutating func readRecordedRules(in texts: CompiledTexts) throws(Damage) {
    var log = DiagnosticLog()
    for _ in 0..<(try reader.count()) {
      let (context, range) = try recorded(in: texts)
      let tree = texts.rule(at: range)
      guard !tree.nodes.isEmpty, let rule = CustomPropertyRegistration(tree, at: 0, log: &log)
      else {
        throw Damage()
      }
      records.definitions.registrations.append(
        RecordedRule(rule: rule, context: context, range: range))
    }
    for _ in 0..<(try reader.count()) {
      let (context, range) = try recorded(in: texts)
      let tree = texts.rule(at: range)
      guard !tree.nodes.isEmpty, let face = FontFace(tree, at: 0, log: &log) else { throw Damage() }
      records.definitions.fontFaces.append(RecordedRule(rule: face, context: context, range: range))
    }
    for _ in 0..<(try reader.count()) {
      let (context, range) = try recorded(in: texts)
      let rule = KeyframesSource(try reader.text(), at: range, in: texts)
      records.definitions.keyframes.append(RecordedRule(rule: rule, context: context, range: range))
    }
  }

  /// Reads the context and the range of a rule that defines a name for all sheets.
  private mutating func recorded(
    in texts: CompiledTexts
  ) throws(Damage) -> (context: RuleContext, range: SourceRange) {
    var context = try Self.context(beginningWith: try reader.number())
    context.layer = LayerID(rawValue: UInt16(truncatingIfNeeded: try reader.number()))
    context.media = try reader.number()
    context.container = try reader.number()
    context.scope = try reader.number()
    try check([context])
    return (context, try sourceRange(in: texts))
  }

  /// Returns a context with the origin in the low byte of its first word, and with the mark of
  /// `@starting-style` above it.
  static func context(beginningWith word: UInt32) throws(Damage) -> RuleContext {
    guard word >> 9 == 0, let origin = Origin(rawValue: UInt8(truncatingIfNeeded: word)) else {
      throw Damage()
    }
    return RuleContext(origin: origin, isStarting: word >> 8 != 0)
  }
}
