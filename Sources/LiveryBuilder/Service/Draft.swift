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
    fileprivate var theme = 0
    fileprivate var values: [String: String] = [:]
    fileprivate var unknown: Set<String> = []
    fileprivate var text: [UInt8] = []
    fileprivate var sources = 0
  }

  extension Draft {
    /// Returns the state for pages, computed outside the workspace because it takes a while.
    func snapshot(_ variables: VariableTable) async -> (Workspace.Snapshot, VariableTable) {
      var variables = variables
      let drawing = StyleDrawing(
        revision: revision, selector: document?.selector, sheet: composited, library: library)
      guard let document else { return (Workspace.Snapshot(drawing: drawing), variables) }
      let context = parsingContext(document, &variables)
      let message = DocumentMessage(
        document, in: context, states: states(of: document, in: drawing.sheet),
        problems: problems(of: document), disk: diskChange)
      return (Workspace.Snapshot(drawing: drawing, document: message), variables)
    }

    /// The theme with the style added, or substituted if it is a file of the theme.
    var composited: CSSStyleSheet {
      guard let document else { return sheet }
      var result = sheet
      result.add(document.source(in: folder, known: sheet))
      return result
    }

    /// Returns the context in which the steps of the style are parsed.
    func parsingContext(
      _ document: StyleDocument, _ table: inout VariableTable
    ) -> ParsingContext {
      let preferred = ParsingContext.variables(in: document.value)
      guard !preferred.isEmpty else { return ParsingContext(library: library) }
      // The value of a variable may depend on everything but the pipeline itself.
      var rest = document.bytes
      rest.removeSubrange(document.archive.pipelines[document.style].value)
      if table.selector != document.selector || table.text != rest
        || table.sources != sheet.sources.count
      {
        table = VariableTable()
        (table.selector, table.text, table.sources) = (document.selector, rest, sheet.sources.count)
      }
      let missing = preferred.filter { table.values[$0] == nil && !table.unknown.contains($0) }
        .sorted()
      if !missing.isEmpty {
        let declarations = missing.enumerated().map { "--livery-value-\($0): \($1);" }.joined()
        var sheet = composited
        sheet.add("\(document.selector) { \(declarations) }", name: "<values>")
        let element = sheet.prepare(document.selector)
        for (number, text) in missing.enumerated() {
          table.values[text] = element.css("--livery-value-\(number)")?.description
          if table.values[text] == nil { table.unknown.insert(text) }
        }
      }
      return ParsingContext(library: library, values: table.values)
    }

    private func states(of document: StyleDocument, in sheet: CSSStyleSheet) -> [String] {
      StyleStates(sheet).states(of: document.selector)
    }

    private func problems(of document: StyleDocument) -> [String] {
      let sheet = CSSStyleSheet([document.archive.source])
      return (sheet.diagnostics + sheet.pipelineDiagnostics(library: library)).prefix(20).map {
        $0.description
      }
    }
  }

  extension StyleDocument {
    /// Returns the archive as a sheet of the theme.
    ///
    /// An archive that is a file of the theme keeps its name there.
    func source(in folder: String, known sheet: CSSStyleSheet) -> StyleSource {
      guard let file else { return archive.source }
      let path = RealPath.of("\(folder)/\(file)")
      let known = sheet.sources.first { path != nil && RealPath.of($0.name) == path }
      guard let known else { return archive.source }
      return StyleSource(
        archive.source.tree, name: known.name, loader: known.loader ?? archive.source.loader)
    }
  }
#endif
