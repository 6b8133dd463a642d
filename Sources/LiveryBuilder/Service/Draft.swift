// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSCascade
  import CSSSyntax
  import CSSValues
  import LiveryPipelines

  /// A snapshot of the workspace, from which the published state is computed.
  struct Draft: Sendable {
    let document: StyleDocument?
    let sheet: CSSStyleSheet
    let library: PipelineLibrary
    let folder: String
    let diskChange: String?
    let revision: Int
  }

  /// The cached values of variables in the element of a style.
  struct VariableTable: Sendable {
    fileprivate var selector = ""
    fileprivate var values: [String: String] = [:]
    fileprivate var unknown: Set<String> = []
    fileprivate var text: [UInt8] = []
    fileprivate var sources = 0
    fileprivate var known: [VariableMessage]?
  }

  extension Draft {
    /// Returns the state for pages, computed outside the workspace because it takes a while.
    func snapshot(_ variables: VariableTable) async -> (Workspace.Snapshot, VariableTable) {
      var variables = variables
      let context = document.map { parsingContext($0, &variables) }
      let (sheet, unreadable) = drawn(in: context)
      let states = document.map { StyleStates(sheet).states(of: $0.selector) } ?? []
      let drawing = StyleDrawing(
        revision: revision, selector: document?.selector,
        states: states + (document.map { [$0.state] } ?? []), sheet: sheet, library: library)
      guard let document, let context else {
        return (Workspace.Snapshot(drawing: drawing), variables)
      }
      var message = DocumentMessage(
        document, in: context, states: states, problems: problems(of: document, unreadable),
        disk: diskChange)
      message.variables = self.variables(of: document, &variables)
      return (Workspace.Snapshot(drawing: drawing, document: message), variables)
    }

    /// The theme with the style added, or substituted if it is a file of the theme.
    private var composited: CSSStyleSheet {
      guard let document else { return sheet }
      return sheet(adding: document.archive, of: document)
    }

    /// Returns the theme with the style without the steps that cannot be parsed, and those steps.
    private func drawn(
      in context: ParsingContext?
    ) -> (CSSStyleSheet, [StyleDocument.UnreadableStep]) {
      guard let document, let context else { return (sheet, []) }
      let (archive, unreadable) = document.readableArchive(in: context)
      return (sheet(adding: archive, of: document), unreadable)
    }

    private func sheet(adding archive: ArchiveText, of document: StyleDocument) -> CSSStyleSheet {
      var result = sheet
      result.add(document.source(of: archive, in: folder, known: sheet))
      return result
    }

    /// Returns the context in which the steps of the style are parsed.
    ///
    /// - Parameters:
    ///   - document: the style.
    ///   - text: a further text whose variables are resolved, such as a new value.
    ///   - table: the cached values of variables.
    /// - Returns: the context.
    func parsingContext(
      _ document: StyleDocument, with text: String = "", _ table: inout VariableTable
    ) -> ParsingContext {
      let preferred = Set((document.relatedValues + [text]).flatMap(ParsingContext.variables(in:)))
      guard !preferred.isEmpty else { return ParsingContext(library: library) }
      refresh(&table, for: document)
      let missing = preferred.filter { table.values[$0] == nil && !table.unknown.contains($0) }
        .sorted()
      if !missing.isEmpty {
        let declarations = missing.enumerated().map { "--livery-value-\($0): \($1);" }.joined()
        var sheet = composited
        sheet.add("\(document.selector) { \(declarations) }", name: "<values>")
        let element = sheet.prepare(document.editedSelector)
        for (number, text) in missing.enumerated() {
          table.values[text] = element.css("--livery-value-\(number)")?.description
          if table.values[text] == nil { table.unknown.insert(text) }
        }
      }
      return ParsingContext(library: library, values: table.values)
    }

    /// Clears the cached values if they may have changed.
    private func refresh(_ table: inout VariableTable, for document: StyleDocument) {
      // The value of a variable may depend on everything but the pipelines.
      let rest = document.bytes(replacing: document.archive.pipelines.map { ($0.value, "") })
      let selector = document.editedSelector
      if table.selector != selector || table.text != rest || table.sources != sheet.sources.count {
        table = VariableTable()
        (table.selector, table.text, table.sources) = (selector, rest, sheet.sources.count)
      }
    }

    /// Returns the variables that the style can use, by name.
    func variables(
      of document: StyleDocument, _ table: inout VariableTable
    ) -> [VariableMessage] {
      refresh(&table, for: document)
      let known = table.known ?? VariableList(of: document, in: composited, at: folder).variables
      table.known = known
      let used = ParsingContext.variableNames(in: document.value)
      return known.map { variable in
        var variable = variable
        variable.isUsed = used.contains(variable.name)
        return variable
      }
    }

    /// Returns the declaration of the archive that sets a variable of the style, or `nil`.
    func declaration(
      of name: String, in document: StyleDocument
    ) -> ArchiveText.VariableDeclaration? {
      let sheet = composited
      return ArchiveText.winningVariable(
        name, among: document.archive.variables, for: document.editedSelector, in: sheet,
        named: document.sheetName(in: folder, known: sheet))
    }

    private func problems(
      of document: StyleDocument, _ unreadable: [StyleDocument.UnreadableStep]
    ) -> [String] {
      let diagnostics = CSSStyleSheet([document.archive.source]).diagnostics.map(\.description)
      let steps = unreadable.map { "\($0.selector): '\($0.text)' is not drawn: \($0.problem)" }
      return Array((diagnostics + steps).prefix(20))
    }
  }

  extension StyleDocument {
    /// Returns the archive, or a part of it, as a sheet of the theme.
    ///
    /// An archive that is a file of the theme keeps its name there.
    func source(
      of archive: ArchiveText, in folder: String, known sheet: CSSStyleSheet
    ) -> StyleSource {
      guard let known = known(in: folder, sheet) else { return archive.source }
      return StyleSource(
        archive.source.tree, name: known.name, loader: known.loader ?? archive.source.loader)
    }

    /// Returns the name of the archive as a sheet of the theme.
    func sheetName(in folder: String, known sheet: CSSStyleSheet) -> String {
      known(in: folder, sheet)?.name ?? name
    }

    /// Returns the sheet of the theme that the archive replaces, or `nil` if it is another file.
    private func known(in folder: String, _ sheet: CSSStyleSheet) -> StyleSource? {
      guard let file else { return nil }
      let path = RealPath.of("\(folder)/\(file)")
      return sheet.sources.first { path != nil && RealPath.of($0.name) == path }
    }
  }
#endif
