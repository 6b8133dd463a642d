// SPDX-License-Identifier: Apache-2.0
import CSSStorage

#if Builder
  import CSSCascade
  import CSSSyntax
  import Livery

  /// The shared state of all pages: a theme, a folder of archives, and the style being edited.
  ///
  /// Commands change the style at once. A separate task computes what depends on it: the combined
  /// sheets, the state for editors, and the pictures of render clients. It always starts from the
  /// latest style, so changes that arrive faster are published together.
  actor Workspace {
    /// The theme beneath the style.
    let theme: Theme
    /// The folder of archives.
    let folder: ArchiveFolder
    /// The style, or `nil` if none is open.
    var document: StyleDocument?
    /// The status of the style's file when it was last read or written.
    var savedStatus: FileStatus?
    /// The change of the style's file on disk: `changed` or `removed`.
    var diskChange: String?

    /// The published state.
    private(set) var snapshot: Snapshot
    private var listeners = Listeners()
    private var publication = Publication()
    private var variables = VariableTable()

    /// A revision of the style: its picture, and its message for editors.
    struct Snapshot: Sendable {
      /// The style to draw.
      var drawing: StyleDrawing
      /// The message for editors, or `nil` if no style is open.
      var document: DocumentMessage?
    }

    /// The closures that are called at every change, by number.
    private struct Listeners {
      var calls: [Int: @Sendable (Snapshot) async -> Void] = [:]
      var lastNumber = 0
    }

    /// The revision that the listeners received, and the task that computes the next one.
    private struct Publication {
      var revision = 0
      /// Whether the workspace has changed since that revision.
      var isStale = false
      var task: Task<Void, Never>?
    }

    /// Creates a workspace without a style.
    init(_ theme: Theme, folder: ArchiveFolder) {
      self.theme = theme
      self.folder = folder
      snapshot = Snapshot(
        drawing: StyleDrawing(
          revision: 0, selector: nil, states: [], sheet: theme.sheet, library: theme.pipelineLibrary
        ))
    }
  }

  extension Workspace {
    /// Calls a closure at every change, and once with the current state.
    ///
    /// - Returns: the number with which to stop listening.
    func listen(_ listener: @escaping @Sendable (Snapshot) async -> Void) async -> Int {
      listeners.lastNumber += 1
      let number = listeners.lastNumber
      listeners.calls[number] = listener
      await listener(snapshot)
      return number
    }

    /// The published state that includes all previous commands.
    var latestSnapshot: Snapshot {
      get async {
        await publication.task?.value
        return snapshot
      }
    }

    /// The first revision that includes all previous commands.
    var nextRevision: Int { publication.revision + (publication.isStale ? 1 : 0) }

    /// Stops calling a closure.
    func stopListening(_ number: Int) { listeners.calls[number] = nil }

    /// Records a change, and schedules its publication.
    func setNeedsUpdate() {
      publication.isStale = true
      guard publication.task == nil else { return }
      publication.task = Task { await self.publish() }
    }

    /// Publishes changes until the published state is up to date.
    private func publish() async {
      while publication.isStale {
        publication.isStale = false
        publication.revision += 1
        let (snapshot, variables) = await draft.snapshot(variables)
        self.snapshot = snapshot
        self.variables = variables
        for listener in listeners.calls.values { await listener(snapshot) }
      }
      publication.task = nil
    }

    /// Returns the context in which the steps of the current style and another text are parsed.
    func parsingContext(with text: String = "") throws(EditError) -> ParsingContext {
      guard let document else { throw .noStyle }
      return draft.parsingContext(document, with: text, &variables)
    }

    /// The variables that the current style can use; empty if none is open.
    var knownVariables: [VariableMessage] {
      document.map { draft.variables(of: $0, &variables) } ?? []
    }

    /// The current style and theme.
    var draft: Draft {
      Draft(
        document: document, sheet: theme.sheet, library: theme.pipelineLibrary,
        folder: folder.path, diskChange: diskChange, revision: publication.revision)
    }
  }
#endif
