// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSyntax

/// A style sheet in JSON, converted to CSS.
///
/// ```swift
/// let sheet = JSONStyleSheet(SourceText(##"{"cursor": {"color": "#0f0d0a", "showTime": 0.2}}"##))
/// sheet.css        // "cursor {\n  color: #0f0d0a;\n  --show-time: 0.2;\n}\n"
/// ```
///
/// The format re-creates that of the Ångström Style System, and extends it. Objects are rules, and
/// their paths are selectors of element types. `@path` refers to a value, `~color.alpha(…)` is a
/// function, and `@include.name` reads another file. References become custom properties in CSS, so
/// the cascade and all tools for style sheets also apply to JSON sheets. For the complete format,
/// see <doc:WritingStylesInJSON>.
///
/// Parsing never fails: ``diagnostics`` reports the errors, and the valid parts apply.
package struct JSONStyleSheet: Sendable {
  /// The rules, with their source map to the JSON text and its diagnostics.
  package let tree: SyntaxTree
  /// The included files that could not be read.
  package let missingFiles: [String]

  /// Parses a sheet and the files that it includes.
  ///
  /// - Parameters:
  ///   - source: the text; includes are relative to its name if there is a loader.
  ///   - loader: the loader of included files; without a loader, each `@include` is a diagnostic.
  ///   - remote: the loader of `remote` includes; without it, the local files are read.
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

  /// The diagnostics of the sheet, in the order in which they were found.
  package var diagnostics: [Diagnostic] { tree.diagnostics }
}

extension StyleSource {
  /// Parses a JSON style sheet and the files that it includes; the sheet has the name of the text.
  ///
  /// - Parameters:
  ///   - json: the text.
  ///   - origin: the cascade origin of the sheet.
  ///   - loader: the loader of included files and images.
  ///   - remote: the loader of `remote` includes; without it, the local files are read.
  package init(
    json: SourceText, origin: Origin = .author, loader: (any ResourceLoader)? = nil,
    remote: (any RemoteLoader)? = nil
  ) {
    let sheet = JSONStyleSheet(json, loader: loader, remote: remote)
    self.init(
      sheet.tree, name: json.name, origin: origin, loader: loader, missingFiles: sheet.missingFiles)
  }
}
