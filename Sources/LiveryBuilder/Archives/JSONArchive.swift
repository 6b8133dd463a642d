// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON
import LiveryPipelines

/// A style sheet in JSON as an archive: CSS, with a pipeline in it.
struct JSONArchive: Sendable {
  /// The text.
  let text: String

  /// Reads a sheet.
  ///
  /// Where it writes out no pipeline, which sheets in JSON seldom do, a rule is added for the first style that it has,
  /// with the steps that its properties make.
  ///
  /// - Parameters:
  ///   - file: the name of the file.
  ///   - folder: where it is.
  ///   - library: the steps that there are.
  /// - Throws: an error for a file that cannot be read, or has nothing to draw.
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
