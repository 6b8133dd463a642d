// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax
import LiveryJSON
public import LiveryPipelines
import Synchronization

/// A theme: an ordered stack of style sheets over the default one, which can change at run time.
///
/// ```swift
/// let theme = try Theme(contentsOfFile: "brand.css")
/// theme.css("navigationBar", \.backgroundColor)      // the brand's color, or the default sheet's
/// try theme.add(contentsOfFile: "night.css")         // later sheets win
/// theme.remove("night.css")
/// ```
///
/// A theme may be used from any task: every result comes from one consistent state of the stack.
public final class Theme: Sendable {
  private let state: Mutex<State>
  /// The observers of changes.
  let observers = Observers<PendingChange>()
  /// The reporter of failed lookups.
  let lookups = LookupReporter()
  /// The reloader of files.
  let reloader = ThemeReloader()
  /// The file of a style sheet that was loaded from a cache, until it must be watched or reloaded.
  let cachedFile = Mutex<String?>(nil)

  /// The state of the theme, which changes atomically.
  private struct State: Sendable {
    var sheet: CSSStyleSheet
    /// The program's pipeline library, or `nil` for the standard one, which takes ms to create.
    private var customLibrary: PipelineLibrary?

    init(sheet: CSSStyleSheet) { self.sheet = sheet }

    var library: PipelineLibrary {
      get { customLibrary ?? .standard }
      set { customLibrary = newValue }
    }

    var snapshot: (sheet: CSSStyleSheet, library: PipelineLibrary) { (sheet, library) }
  }

  /// Creates a theme of style sheets.
  ///
  /// - Parameter sheet: The style sheets: `Theme.defaultSheet` with others added, or a stack
  ///   without it.
  public init(_ sheet: CSSStyleSheet = Theme.defaultSheet) {
    state = Mutex(State(sheet: sheet))
  }

  deinit {
    observers.finish()
    reloader.observers.finish()
  }

  /// Creates a theme of a base and a file on top of it.
  ///
  /// The file is a JSON style sheet if its name ends in `.json`, else CSS.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - base: The style sheets below the file.
  ///   - remote: The loader of the `remote` includes of a JSON style sheet; without one, local
  ///     files are read.
  /// - Throws: `SourceError` if the file cannot be read; the problems of its contents are in
  ///   ``diagnostics``.
  public convenience init(
    contentsOfFile path: String, base: Base = .three20, remote: (any RemoteLoader)? = nil
  ) throws(SourceError) {
    var sheet = base.sheet
    try sheet.add(contentsOfThemeFile: path, remote: remote)
    self.init(sheet)
  }

  /// The current style sheets; later changes of the theme do not affect them.
  public var sheet: CSSStyleSheet { state.withLock { $0.sheet } }

  /// The steps and shapes that `-livery-pipeline` may name: built-in ones and the program's.
  ///
  /// ```swift
  /// theme.pipelineLibrary.register(Glow.self)       // -livery-pipeline: --glow(4px red) …
  /// ```
  public var pipelineLibrary: PipelineLibrary {
    get { state.withLock { $0.library } }
    set { change { $0.library = newValue } }
  }

  /// The current style sheets and pipeline library.
  var snapshot: (sheet: CSSStyleSheet, library: PipelineLibrary) { state.withLock { $0.snapshot } }

  /// Changes the state of the theme, and notifies the observers.
  ///
  /// All changes of the theme use this function. Without observers, no state is retained or
  /// compared.
  private func change<Result, Failure>(
    _ change: (inout sending State) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    defer { observers.notify() }
    return try state.withLock { state throws(Failure) in
      let before = observers.isEmpty ? nil : state.snapshot
      // The change counts even if an update throws after a partial change.
      defer { if let before { observers.add([ThemeChange(from: before, to: state.snapshot)]) } }
      return try change(&state)
    }
  }

  /// Commits reloaded style sheets; the caller notifies the observers.
  ///
  /// - Parameters:
  ///   - result: All style sheets, with the reloaded ones in their positions.
  ///   - sources: The reloaded style sheets. If the theme has changed meanwhile, only those that
  ///     are still files of it count.
  ///   - base: The style sheets that the result was made from.
  /// - Returns: The change.
  func commit(
    _ result: CSSStyleSheet, of sources: [StyleSource], basedOn base: CSSStyleSheet
  ) -> ThemeChange {
    state.withLock { state in
      let before = state.snapshot
      if state.sheet.hasSameStack(as: base) {
        var sheet = result
        sheet.environment = state.sheet.environment
        state.sheet = sheet
      } else {
        let files = Set(state.sheet.sources.lazy.filter(\.isFile).map(\.name))
        state.sheet = state.sheet.replacing(sources.filter { files.contains($0.name) })
      }
      let change = ThemeChange(from: before, to: state.snapshot)
      if !observers.isEmpty { observers.add([change]) }
      return change
    }
  }

  /// The environment of the style sheets: the size of the window, light or dark colors, and so on.
  ///
  /// ```swift
  /// theme.environment.colorScheme = .dark       // light-dark() and the system colors follow
  /// ```
  public var environment: StyleEnvironment {
    get { sheet.environment }
    set { update { $0.environment = newValue } }
  }

  /// The problems of the theme's style sheets.
  ///
  /// The diagnostics of syntax, selectors and at-rules come first. Those of the values of
  /// `-livery-pipeline` follow, with the steps of the theme's ``pipelineLibrary``.
  ///
  /// Pipelines are parsed on access to this property, not when a style sheet is loaded.
  /// `livery lint` reports the values of other properties. ``explain(_:_:state:)`` reports values
  /// with variables, because they depend on the element.
  public var diagnostics: [SheetDiagnostic] {
    let (sheet, library) = snapshot
    return sheet.diagnostics + sheet.pipelineDiagnostics(library: library)
  }
}

extension Theme {
  /// Changes the stack atomically, so that no task sees an intermediate state.
  public func update<Result, Failure>(
    _ change: (inout sending CSSStyleSheet) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try self.change { state throws(Failure) in try change(&state.sheet) }
  }
}

extension Theme: CustomStringConvertible {
  /// A short description with the names of the style sheets: `theme of <default>, brand.css`.
  public var description: String { "theme of \(sheet)" }
}
