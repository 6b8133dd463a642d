// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

/// A reader of compiled themes that ``CompiledThemeWriter`` wrote.
///
/// The reader trusts no byte of the file: it checks every index once. Long arrays stay in the file.
/// Only the offsets of the rule buckets are checked later, when a bucket is visited. There are six
/// for every name, and a program visits few.
struct CompiledThemeReader {
  typealias Damage = BinaryReader.Damage

  var reader: BinaryReader
  let file: FileContents
  /// The folder of the file, which locations are relative to.
  let folder: String
  /// The loader of images and fonts.
  let loader: (any ResourceLoader)?
  var records = RuleRecords()

  /// Reads the index of a compiled theme.
  ///
  /// - Parameters:
  ///   - file: the theme.
  ///   - name: the name of the file in errors.
  ///   - folder: the folder that its sheets' addresses are relative to.
  ///   - loader: the loader of images and fonts.
  /// - Returns: the index that parsing the theme would create, without the trees of its sheets.
  /// - Throws: the reason why the file is not used.
  static func index(
    of file: FileContents, name: String, folder: String, loader: (any ResourceLoader)?
  ) throws(CompiledThemeError) -> RuleIndex {
    try CompiledHeader.check(file.bytes, name: name)
    let content = UnsafeRawBufferPointer(rebasing: file.bytes.dropFirst(CompiledHeader.length))
    var reader = CompiledThemeReader(
      reader: BinaryReader(content, of: file), file: file, folder: folder, loader: loader)
    do throws(Damage) {
      return try reader.index()
    } catch {
      throw .damaged(file: name)
    }
  }

  private mutating func index() throws(Damage) -> RuleIndex {
    let (texts, sources) = try self.sources()
    let sheets = try self.sheets(sources.count)
    let imports = try self.imports()
    records.names = try AtomTable(&reader)
    records.selectors = try SelectorTable(&reader)
    try readRules(sources.map { texts[$0.text].bytes.count })
    let compiled = CompiledTexts(file, texts: texts, sources: sources)
    try readConditions(in: compiled)
    let selectorMap = try self.selectorMap()
    var inputs: [CompiledInput] = []
    for _ in 0..<(try reader.count()) { inputs.append(try CompiledInput(&reader)) }
    // The diagnostics of a single sheet alone follow from the positions in its text.
    let hasNoDiagnostics = try reader.number() != 0 && sheets.count == 1 && sources.count == 1
    guard reader.isAtEnd else { throw Damage() }
    let rules = CompiledRules(
      texts: compiled, count: records.rules.count, inputs: inputs,
      hasNoDiagnostics: hasNoDiagnostics)
    let base = hasNoDiagnostics ? CompiledSheet.Base(records: records, rules: rules) : nil
    let styles = sheets.map { sheet in
      let loader = CompiledThemeLoader(
        imports: imports, texts: compiled, fallback: sheet.hasLoader ? loader : nil)
      return StyleSource(
        CompiledSheet(
          compiled, source: sheet.source, origin: sheet.origin, loader: loader, base: base),
        name: sheet.name, origin: sheet.origin, loader: sheet.hasLoader ? loader : nil,
        base: sources[sheet.source].base)
    }
    return RuleIndex(records, selectorMap: selectorMap, sheets: styles, compiled: rules)
  }
}

extension CompiledThemeReader {
  private mutating func sources() throws(Damage) -> (
    texts: [CompiledTexts.Text], sources: [CompiledTexts.Source]
  ) {
    var texts: [CompiledTexts.Text] = []
    for _ in 0..<(try reader.count()) {
      let text = try reader.rawBytes()
      texts.append(CompiledTexts.Text(bytes: text, sourceMap: try sourceMap(length: text.count)))
    }
    var sources: [CompiledTexts.Source] = []
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      let sheet = try reader.text()
      let location = try self.location()
      sources.append(
        CompiledTexts.Source(
          name: name, base: URLBase(sheet: sheet, name: location),
          text: try reader.index(below: texts.count)))
    }
    return (texts, sources)
  }

  private mutating func sourceMap(length: Int) throws(Damage) -> SourceMap? {
    var originals: [SourceText] = []
    for _ in 0..<(try reader.count()) {
      let name = try reader.text()
      originals.append(SourceText(decoding: try reader.rawBytes(), name: name))
    }
    if originals.isEmpty { return nil }
    let rows = try reader.records(ofWords: 6)
    var end = 0
    let runs = try rows.indices.map { index throws(Damage) in
      let words = rows.words + index * 6
      let generated = (Int(words[0]), Int(words[1]))
      let (text, original) = (Int(words[2]), (Int(words[3]), Int(words[4])))
      guard end <= generated.0, generated.0 <= generated.1, generated.1 <= length,
        text < originals.count,
        original.0 <= original.1, original.1 <= originals[text].byteCount
      else { throw Damage() }
      end = generated.1
      return SourceMap.Run(
        generated: generated.0..<generated.1, originalIndex: text,
        original: original.0..<original.1,
        isVerbatim: words[5] != 0)
    }
    return SourceMap(originals: originals, runs: runs, length: length)
  }

  /// Reads a location, which is relative to the folder unless it is not a path.
  private mutating func location() throws(Damage) -> String {
    let name = try reader.text()
    if name.hasPrefix("<") || folder.isEmpty { return name }
    return FileAddress(path: name).path(from: FileAddress(path: folder)).text
  }

  /// A sheet of the theme that is not an import.
  struct Sheet {
    let source: Int
    let name: String
    let origin: Origin
    /// Whether files may be read for it.
    let hasLoader: Bool
  }

  private mutating func sheets(_ sourceCount: Int) throws(Damage) -> [Sheet] {
    var sheets: [Sheet] = []
    for _ in 0..<(try reader.count()) {
      let source = try reader.index(below: sourceCount)
      let name = try reader.text()
      guard let origin = Origin(rawValue: UInt8(truncatingIfNeeded: try reader.number())) else {
        throw Damage()
      }
      let hasLoader = try reader.number() != 0
      sheets.append(Sheet(source: source, name: name, origin: origin, hasLoader: hasLoader))
    }
    return sheets
  }

  private mutating func imports() throws(Damage) -> [CompiledThemeLoader.Address: String?] {
    var imports: [CompiledThemeLoader.Address: String?] = [:]
    for _ in 0..<(try reader.count()) {
      let base = try location()
      let text = try reader.text()
      let isResolved = try reader.number() != 0
      let target = try location()
      imports[CompiledThemeLoader.Address(base: base, text: text)] = .some(
        isResolved ? target : nil)
    }
    return imports
  }

  /// Reads the rules and their contexts.
  private mutating func readRules(_ textLengths: [Int]) throws(Damage) {
    let distinct = try contexts()
    let numbers = try reader.numbers()
    let rows = try reader.records(ofWords: 6)
    guard numbers.count == rows.count, Self.areBelow(distinct.count, numbers) else {
      throw Damage()
    }
    let selectorCount = UInt32(clamping: records.selectors.count)
    var damage: UInt32 = 0
    for index in rows.indices {
      let words = rows.words + index * 6
      guard Int(words[0]) < textLengths.count else { throw Damage() }
      let length = UInt32(clamping: textLengths[Int(words[0])])
      damage |= words[2] > words[3] || words[3] > selectorCount ? 1 : 0
      damage |= words[4] > words[5] || words[5] > length ? 1 : 0
    }
    guard damage == 0 else { throw Damage() }
    records.contexts = RuleContexts(distinct: distinct, indexes: numbers)
    records.rules = rows.records(as: StyleRuleRecord.self)
  }

  /// Reads an array of contexts, whose indices the caller checks after the records are read.
  mutating func contexts() throws(Damage) -> [RuleContext] {
    let rows = try reader.records(ofWords: 5)
    return try rows.indices.map { index throws(Damage) in
      let words = rows.words + index * 5
      var context = try Self.context(beginningWith: words[0])
      context.layer = LayerID(rawValue: UInt16(truncatingIfNeeded: words[1]))
      (context.media, context.container, context.scope) = (words[2], words[3], words[4])
      return context
    }
  }

  private mutating func selectorMap() throws(Damage) -> RuleSelectorMap {
    let selectors = try SelectorMap(&reader, selectorCount: records.selectors.count)
    let rules = try reader.numbers()
    guard rules.count == selectors.count, Self.areBelow(records.rules.count, rules) else {
      throw Damage()
    }
    return RuleSelectorMap(selectors, rules: rules)
  }

  /// Whether all numbers are valid indices of a collection with `count` elements.
  private static func areBelow(_ count: Int, _ numbers: RecordArray<UInt32>) -> Bool {
    let limit = UInt32(clamping: count)
    return numbers.withUnsafeBufferPointer { numbers in
      var damage: UInt32 = 0
      for number in numbers { damage |= number < limit ? 0 : 1 }
      return damage == 0
    }
  }
}
