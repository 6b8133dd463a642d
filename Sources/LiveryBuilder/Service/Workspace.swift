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
    private var listeners: [Int: @Sendable (Look) async -> Void] = [:]
    private var nextListener = 0
    private var revision = 0
    private var isStale = false
    private var publishing: Task<Void, Never>?
    private var variables = VariableTable()

    /// A style at one moment: its picture and what editors are told of it.
    struct Look: Sendable {
      /// What is drawn.
      var drawing: StyleDrawing
      /// What editors are told; nil for no style.
      var document: DocumentMessage?
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
      nextListener += 1
      let number = nextListener
      listeners[number] = listener
      await listener(look)
      return number
    }

    /// What pages are shown once all that was done is seen: whoever comes behind a command finds what it did.
    var settledLook: Look {
      get async {
        await publishing?.value
        return look
      }
    }

    /// The revision in which all that was done so far is seen.
    var nextRevision: Int { isStale ? revision + 1 : revision }

    /// Stops calling a function.
    func stopListening(_ number: Int) { listeners[number] = nil }

    /// Notes that something has changed, and has it told soon.
    func setNeedsUpdate() {
      isStale = true
      guard publishing == nil else { return }
      publishing = Task { await self.publish() }
    }

    /// Tells what has changed until there is nothing more to tell.
    private func publish() async {
      while isStale {
        isStale = false
        revision += 1
        let draft = Draft(
          document: document, sheet: theme.sheet, library: theme.pipelineLibrary,
          folder: folder.path, diskNews: diskNews, revision: revision)
        let (look, variables) = await draft.look(variables)
        self.look = look
        self.variables = variables
        for listener in listeners.values { await listener(look) }
      }
      publishing = nil
    }

    /// What is needed to read the steps of the style as it is now.
    func readingContext() throws(EditError) -> ReadingContext {
      guard let document else { throw .noStyle }
      let draft = Draft(
        document: document, sheet: theme.sheet, library: theme.pipelineLibrary,
        folder: folder.path, diskNews: nil, revision: revision)
      return draft.readingContext(document, &variables)
    }
  }
#endif
