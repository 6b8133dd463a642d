// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import LiveryPipelines

#if Builder
  import CSSCascade
  import CSSSyntax
  import Livery
  import LiveryJSON

  extension Workspace {
    /// Creates a new style.
    func begin(_ selector: String?) throws(EditError) {
      set(try StyleDocument(new: selector ?? ".untitled", loader: loader), nil)
    }

    /// Creates a new style with the steps of a style of the theme.
    ///
    /// If the theme declares the pipeline explicitly, the copy has the steps as written, including
    /// variables. Otherwise it has the steps that the properties generate.
    func copy(_ selector: String) throws(EditError) {
      let sheet = theme.sheet
      guard let style = sheet.prepare(selector).computedStyle else { throw .unknownStyle(selector) }
      let written = ExplicitPipeline(of: selector, in: sheet)?.text
      let context = ParsingContext(library: theme.pipelineLibrary)
      let text = PipelineText(
        written ?? style.resolvedPipeline(library: theme.pipelineLibrary).pipeline.description,
        in: context)
      let steps = try text.sequence().items.map { item in
        String(decoding: Array(text.text.utf8)[item.range], as: UTF8.self)
      }
      set(try StyleDocument(new: selector, steps: steps, loader: loader), nil)
    }

    /// Opens an archive; a JSON style sheet becomes CSS without a file.
    func open(_ file: String, style: Int?) throws {
      let contents = try folder.read(file)
      guard String(validating: contents.bytes, as: UTF8.self) != nil else {
        throw ArchiveError.notUTF8(file)
      }
      if JSONStyleSheet.isName(file) {
        let archive = try JSONArchive(file, in: folder, library: theme.pipelineLibrary)
        var document = try StyleDocument(
          Array(archive.text.utf8), file: nil, style: style ?? 0, loader: loader)
        document.forgetSaved()
        set(document, nil)
      } else {
        guard
          let document = try? StyleDocument(
            contents.bytes, file: file, style: style ?? 0, loader: loader)
        else { throw ArchiveError.noPipeline(file) }
        set(document, contents.status)
      }
    }

    /// Closes the style.
    func close() { set(nil, nil) }

    /// Reads the file of the style again, and discards unsaved changes.
    func revert() throws {
      guard let document else { throw EditError.noStyle }
      guard let file = document.file else { throw ArchiveError.unnamed }
      let state = document.state
      try open(file, style: document.style)
      try? self.document?.select(state: state)
    }

    /// Keeps the edited style despite changes on disk.
    func keep() throws(EditError) {
      guard var document else { throw .noStyle }
      document.forgetSaved()
      self.document = document
      savedStatus = document.file.flatMap { folder.status(of: $0) }
      diskChange = nil
      setNeedsUpdate()
    }

    /// Saves the style.
    ///
    /// - Parameters:
    ///   - name: the name of the file, or `nil` for the current one.
    ///   - overwrite: whether to replace a file that has changed since it was read.
    /// - Returns: the name of the file.
    /// - Throws: an error if the style is not saved; no file is changed then.
    func save(as name: String?, overwrite: Bool) throws -> String {
      guard var document else { throw EditError.noStyle }
      guard var file = name?.trimmed ?? document.file else { throw ArchiveError.unnamed }
      if !file.lowercased().hasSuffix(".css") { file += ".css" }
      let present = folder.status(of: file)
      if !overwrite {
        if file == document.file {
          guard present == savedStatus else { throw ArchiveError.changedOnDisk(file) }
        } else if present != nil {
          throw ArchiveError.exists(file)
        }
      }
      savedStatus = try folder.write(document.bytes, as: file)
      diskChange = nil
      document.saved(as: file)
      self.document = document
      setNeedsUpdate()
      return file
    }

    /// Checks whether the file of the style has changed.
    func checkDisk() {
      guard let file = document?.file, let savedStatus else { return }
      let present = folder.status(of: file)
      let change: String? = present == savedStatus ? nil : present == nil ? "removed" : "changed"
      guard change != diskChange else { return }
      diskChange = change
      setNeedsUpdate()
    }

    private var loader: any ResourceLoader { FileResourceLoader(folder: folder.path) }

    private func set(_ document: StyleDocument?, _ savedStatus: FileStatus?) {
      self.document = document
      self.savedStatus = savedStatus
      diskChange = nil
      setNeedsUpdate()
    }
  }
#endif
