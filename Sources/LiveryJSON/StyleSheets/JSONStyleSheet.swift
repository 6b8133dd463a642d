// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSyntax

/// A style sheet in JSON, and the CSS that it is.
///
/// ```swift
/// let sheet = JSONStyleSheet(SourceText(##"{"cursor": {"color": "#0f0d0a", "showTime": 0.2}}"##))
/// sheet.css        // "cursor {\n  color: #0f0d0a;\n  --show-time: 0.2;\n}\n"
/// ```
///
/// Re-creates the format of the Ångström Style System, and goes on from there: objects are rules, their paths are selectors of
/// types, `@path` refers to a value, `~color.alpha(…)` is a function, `@include.name` reads another file. What was resolved
/// there is CSS here, references being custom properties, so that the cascade and everything that works with sheets works with
/// these; <doc:WritingStylesInJSON> says what may stand in it.
///
/// Reading never fails: what is wrong is told by ``diagnostics``, and the rest of it counts.
package struct JSONStyleSheet: Sendable {
  /// The rules, with their places in the JSON text and what is wrong with it.
  package let tree: SyntaxTree
  /// The files that it includes and that could not be read.
  package let missingFiles: [String]

  /// Reads a sheet and what it includes.
  ///
  /// - Parameters:
  ///   - source: the text; what it includes is found relative to its name, where there is a loader.
  ///   - loader: reads the files that it includes; without one nothing is read, and each `@include` is a diagnostic.
  ///   - remote: reads the `remote` parts of what it includes; without one the local files are read.
  package init(
    _ source: SourceText, loader: (any ResourceLoader)? = nil, remote: (any RemoteLoader)? = nil
  ) {
    let location =
      loader?.location(ofSheet: source.name) ?? ResourceLocation(name: source.name)
    var reader = SheetReader(SheetInclusion(source, at: location, loader: loader, remote: remote))
    let group = reader.read()
    var compiler = SheetCompiler(
      group, texts: reader.including.texts, folders: reader.including.folders, log: reader.log)
    compiler.compile()
    let text = compiler.output
    let map = SourceMap(
      originals: compiler.texts, runs: text.runs, length: text.bytes.count)
    let stream = TokenStream(
      String(decoding: text.bytes, as: UTF8.self), name: source.name, sourceMap: map)
    tree = SyntaxTree(parsing: stream).adding(compiler.log.diagnostics(by: map))
    missingFiles = reader.including.missingFiles
  }

  /// The sheet as CSS.
  package var css: String { tree.text }

  /// What is wrong with the sheet, in the order of finding.
  package var diagnostics: [Diagnostic] { tree.diagnostics }
}

extension StyleSource {
  /// Reads a style sheet in JSON and what it includes; the sheet is called as the text is.
  ///
  /// - Parameters:
  ///   - json: the text.
  ///   - origin: who wrote it and what it includes.
  ///   - loader: reads what it includes and its pictures.
  ///   - remote: reads the `remote` parts of what it includes; without one the local files are read.
  package init(
    json: SourceText, origin: Origin = .author, loader: (any ResourceLoader)? = nil,
    remote: (any RemoteLoader)? = nil
  ) {
    let sheet = JSONStyleSheet(json, loader: loader, remote: remote)
    self.init(
      sheet.tree, name: json.name, origin: origin, loader: loader, missingFiles: sheet.missingFiles)
  }
}
