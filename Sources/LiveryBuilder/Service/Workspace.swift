// SPDX-License-Identifier: Apache-2.0
import CSSStorage

#if Builder
  import CSSCascade
  import CSSSyntax
  import Livery

  /// What all pages look at: a theme, a folder of archives, and the style that is being edited.
  ///
  /// Commands change the style at once. What follows from a change, the sheets put together, the state for editors and the
  /// pictures of render clients, is made by a task of its own from the newest style, so that changes which come faster
  /// than it can follow are seen together.
  actor Workspace {
    /// The theme that styles are drawn over.
    let theme: Theme
    /// Where archives are.
    let folder: ArchiveFolder
    /// The style.
    var document: StyleDocument?
    /// What the style's file was when it was read or written last.
    var savedStatus: FileStatus?
    /// What became of the style's file meanwhile: `changed` or `removed`.
    var diskNews: String?

    /// What pages are shown.
    private(set) var look: Look
    private var listeners = Listeners()
    private var publication = Publication()
    private var variables = VariableTable()

    /// A style at one moment: its picture and what editors are told of it.
    struct Look: Sendable {
      /// What is drawn.
      var drawing: StyleDrawing
      /// What editors are told; nil for no style.
      var document: DocumentMessage?
    }

    /// The functions that are called at every change, by number.
    private struct Listeners {
      var calls: [Int: @Sendable (Look) async -> Void] = [:]
      var lastNumber = 0
    }

    /// The revision that the listeners have, and the task that makes the next one.
    private struct Publication {
      var revision = 0
      /// Whether the workspace has changed since that revision.
      var isStale = false
      var task: Task<Void, Never>?
    }

    /// A workspace without a style.
    init(_ theme: Theme, folder: ArchiveFolder) {
      self.theme = theme
      self.folder = folder
      look = Look(
        drawing: StyleDrawing(
          revision: 0, selector: nil, sheet: theme.sheet, library: theme.pipelineLibrary))
    }
  }

  extension Workspace {
    /// Calls a function at every change, and once with what is there now.
    ///
    /// - Returns: the number to stop it by.
    func listen(_ listener: @escaping @Sendable (Look) async -> Void) async -> Int {
      listeners.lastNumber += 1
      let number = listeners.lastNumber
      listeners.calls[number] = listener
      await listener(look)
      return number
    }

    /// What pages are shown once all that was done is seen: whoever comes behind a command finds what it did.
    var settledLook: Look {
      get async {
        await publication.task?.value
        return look
      }
    }

    /// The revision in which all that was done so far is seen.
    var nextRevision: Int { publication.revision + (publication.isStale ? 1 : 0) }

    /// Stops calling a function.
    func stopListening(_ number: Int) { listeners.calls[number] = nil }

    /// Notes that something has changed, and has it told soon.
    func setNeedsUpdate() {
      publication.isStale = true
      guard publication.task == nil else { return }
      publication.task = Task { await self.publish() }
    }

    /// Tells what has changed until there is nothing more to tell.
    private func publish() async {
      while publication.isStale {
        publication.isStale = false
        publication.revision += 1
        let draft = Draft(
          document: document, sheet: theme.sheet, library: theme.pipelineLibrary,
          folder: folder.path, diskNews: diskNews, revision: publication.revision)
        let (look, variables) = await draft.look(variables)
        self.look = look
        self.variables = variables
        for listener in listeners.calls.values { await listener(look) }
      }
      publication.task = nil
    }

    /// What is needed to read the steps of the style as it is now.
    func readingContext() throws(EditError) -> ReadingContext {
      guard let document else { throw .noStyle }
      let draft = Draft(
        document: document, sheet: theme.sheet, library: theme.pipelineLibrary,
        folder: folder.path, diskNews: nil, revision: publication.revision)
      return draft.readingContext(document, &variables)
    }
  }
#endif
