// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON
import LiveryPipelines

/// A JSON style sheet as an archive: CSS that contains a pipeline.
struct JSONArchive: Sendable {
  /// The CSS text.
  let text: String

  /// Reads a JSON style sheet and converts it to CSS.
  ///
  /// JSON style sheets seldom contain a `-livery-pipeline`. In that case, a rule is appended for
  /// the first style that draws, with the steps that its properties generate.
  ///
  /// - Parameters:
  ///   - file: the name of the file.
  ///   - folder: the folder of the file.
  ///   - library: the available steps.
  /// - Throws: an error if the file cannot be read or contains no style that draws.
  init(
    _ file: String, in folder: ArchiveFolder, library: PipelineLibrary
  ) throws(ArchiveError) {
    let path = folder.file(file)
    let source: SourceText
    do throws(SourceError) {
      source = try SourceText(contentsOfFile: path)
    } catch {
      throw .unreadable(file, reason: "\(error)")
    }
    let css = JSONStyleSheet(source, loader: FileResourceLoader(folder: folder.path)).css
    let archive = ArchiveText(Array(css.utf8), name: file)
    guard archive.pipelines.isEmpty else {
      text = css
      return
    }
    let sheet = CSSStyleSheet([archive.source])
    for selector in sheet.rules.lazy.flatMap(\.selectors) {
      let pipeline = sheet.pipeline(for: selector, library: library)
      guard !pipeline.steps.isEmpty else { continue }
      let steps = pipeline.steps.map { "\n    \($0.cssText)" }.joined()
      text = css + "\n\(selector) {\n  -livery-pipeline:\(steps);\n}\n"
      return
    }
    throw .noPipeline(file)
  }
}
