// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

/// A writer of compiled themes, with the texts of their sheets; ``CompiledThemeReader`` reads them.
///
/// The parts follow the ``CompiledHeader`` in this order:
/// 1. texts, sheets, imports, names and selectors
/// 2. rules with their contexts, conditions, layers and recorded rules
/// 3. the selector map
/// 4. the states of the source files
/// 5. whether the sheets have no diagnostics
struct CompiledThemeWriter {
  private var writer = BinaryWriter()
  private let index: RuleIndex
  /// The folder that file locations are relative to.
  private let folder: FileAddress?

  /// Returns the compiled theme of an index that was made from some files.
  static func bytes(of index: RuleIndex, from inputs: [CompiledInput]) -> [UInt8] {
    var writer = CompiledThemeWriter(index)
    writer.write()
    writer.writer.write(inputs.count)
    for input in inputs { input.write(to: &writer.writer) }
    writer.writer.write(index.diagnostics.allSatisfy(\.isEmpty) ? UInt32(1) : 0)
    CompiledHeader.finish(&writer.writer)
    return writer.writer.bytes
  }

  private init(_ index: RuleIndex) {
    self.index = index
    folder = Self.commonFolder(of: index.sources)
  }

  /// Returns the deepest folder that contains all sheets with a loader.
  private static func commonFolder(of sources: [StyleSource]) -> FileAddress? {
    let folders = sources.filter { $0.loader != nil }
      .map { FileAddress(path: $0.base.name).folder }
    guard var common = folders.first else { return nil }
    while !folders.allSatisfy({ $0 == common || $0.isInside(common) }) {
      let outer = common.folder
      guard outer != common else { return nil }
      common = outer
    }
    return common
  }

  /// Returns a location relative to the common folder.
  private func location(_ name: String) -> String {
    let address = FileAddress(path: name)
    guard let folder, address.isInside(folder) else { return name }
    return address.components.dropFirst(folder.components.count).joined(separator: "/")
  }

  private mutating func write() {
    CompiledHeader.write(to: &writer)
    writeTexts()
    writeSheets()
    let records = index.records
    records.names.write(to: &writer)
    records.selectors.write(to: &writer)
    writeRules(records)
    writeConditions(records)
    for origin in records.layers { write(origin) }
    writer.write(array: records.appearances) { Self.write($0, to: &$1) }
    write(records.definitions.registrations) { _, _ in }
    write(records.definitions.fontFaces) { _, _ in }
    write(records.definitions.keyframes) { $1.write($0.name) }
    let selectorMap = index.selectorMap
    selectorMap.selectors.write(to: &writer)
    writer.write(array: selectorMap.rules)
  }
}

extension CompiledThemeWriter {
  /// Writes each text once, and then the sheets with the numbers of their texts.
  private mutating func writeTexts() {
    var numbers: [UnsafePointer<UInt8>: Int] = [:]
    var texts: [TokenStream] = []
    for source in index.sources where numbers[source.tree.stream.bytes] == nil {
      numbers[source.tree.stream.bytes] = texts.count
      texts.append(source.tree.stream)
    }
    writer.write(texts.count)
    for text in texts {
      writer.write(array: text.utf8(in: 0..<text.byteCount))
      write(text.sourceMap)
    }
    writer.write(index.sources.count)
    for source in index.sources {
      writer.write(source.name)
      writer.write(source.base.sheet)
      writer.write(location(source.base.name))
      writer.write(numbers[source.tree.stream.bytes] ?? 0)
    }
  }

  /// Writes the source map of a text, with its original texts; an empty map for an original text.
  private mutating func write(_ map: SourceMap?) {
    writer.write(map?.originals.count ?? 0)
    guard let map else { return }
    for original in map.originals {
      writer.write(original.name)
      writer.write(array: original.utf8(in: 0..<original.byteCount))
    }
    writer.write(array: map.runs) { run, writer in
      writer.write(run.generated.lowerBound)
      writer.write(run.generated.upperBound)
      writer.write(run.originalIndex)
      writer.write(run.original.lowerBound)
      writer.write(run.original.upperBound)
      writer.write(run.isVerbatim ? UInt32(1) : 0)
    }
  }

  /// Writes the source of each sheet, and the targets of the imports.
  private mutating func writeSheets() {
    writer.write(index.sheets.count)
    for sheet in index.sheets {
      writer.write(index.sources.firstIndex { $0.base.sheet == sheet.name } ?? 0)
      writer.write(sheet.name)
      writer.write(UInt32(sheet.origin.rawValue))
      writer.write(sheet.loader == nil ? UInt32(0) : 1)
    }
    var imports: [CompiledThemeLoader.Address: String?] = [:]
    for sheet in index.sheets { collectImports(of: sheet, into: &imports) }
    let ordered = imports.sorted { ($0.key.base, $0.key.text) < ($1.key.base, $1.key.text) }
    writer.write(ordered.count)
    for (address, target) in ordered {
      writer.write(location(address.base))
      writer.write(address.text)
      writer.write(target == nil ? UInt32(0) : 1)
      writer.write(target.map(location) ?? "")
    }
  }

  private func collectImports(
    of source: StyleSource, into imports: inout [CompiledThemeLoader.Address: String?]
  ) {
    var log = DiagnosticLog()
    for rule in ImportList(source.tree, log: &log).rules {
      let address = CompiledThemeLoader.Address(base: source.base.name, text: rule.address)
      let imported = source.imports.first { $0.rule.node == rule.node }?.source
      // A sheet may import a file that another cannot import because of a cycle.
      if let imported { imports[address] = .some(imported.base.name) }
      if imports[address] == nil { imports[address] = .some(nil) }
      if let imported { collectImports(of: imported, into: &imports) }
    }
  }
}

extension CompiledThemeWriter {
  private mutating func writeRules(_ records: RuleRecords) {
    writer.write(array: records.contexts.distinct) { Self.write($0, to: &$1) }
    writer.write(array: records.contexts.indexes)
    writer.write(array: records.rules) { [index] rule, writer in
      writer.write(rule.source)
      // The node, which a theme without a tree lacks.
      writer.write(UInt32(0))
      writer.write(rule.selectors)
      writer.write(index.body(of: rule))
    }
  }

  private static func write(_ context: RuleContext, to writer: inout BinaryWriter) {
    writer.write(UInt32(context.origin.rawValue) | (context.isStarting ? 1 << 8 : 0))
    writer.write(UInt32(context.layer.rawValue))
    writer.write(context.media)
    writer.write(context.container)
    writer.write(context.scope)
  }

  private static func write(_ range: SourceRange, to writer: inout BinaryWriter) {
    writer.write(range.source)
    writer.write(range.bytes)
  }

  private mutating func writeConditions(_ records: RuleRecords) {
    writer.write(array: records.conditions.media) { record, writer in
      writer.write(record.outer)
      Self.write(record.range, to: &writer)
    }
    writer.write(array: records.conditions.containers) { record, writer in
      writer.write(record.outer)
      Self.write(record.range, to: &writer)
    }
    writer.write(array: records.conditions.scopes) { record, writer in
      writer.write(record.outer)
      writer.write(record.roots == nil ? UInt32(0) : 1)
      for range in [record.roots ?? 0..<0, record.limits] {
        writer.write(range.lowerBound)
        writer.write(range.upperBound)
      }
    }
  }

  private mutating func write(_ layers: LayerTable) {
    let steps = layers.steps
    writer.write(steps.count)
    for (parent, name) in steps {
      writer.write(UInt32(parent.rawValue))
      writer.write(name == nil ? UInt32(0) : 1)
      writer.write(name ?? "")
    }
  }

  private mutating func write<Rule>(
    _ records: [RecordedRule<Rule>], _ writeContents: (Rule, inout BinaryWriter) -> Void
  ) {
    writer.write(records.count)
    for record in records {
      Self.write(record.context, to: &writer)
      Self.write(record.range, to: &writer)
      writeContents(record.rule, &writer)
    }
  }
}
