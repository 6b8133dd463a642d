// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax
import LiveryJSON
public import LiveryPipelines
import Synchronization

/// The look of a program: an ordered stack of sheets over the default sheet, which can change while the program runs.
///
/// ```swift
/// let theme = try Theme(contentsOfFile: "brand.css")
/// theme.css("navigationBar", \.backgroundColor)      // the brand's color, or the default sheet's
/// try theme.add(contentsOfFile: "night.css")         // later sheets win
/// theme.remove("night.css")
/// ```
///
/// A theme may be used from any task: whoever asks gets an answer from one consistent state of the stack.
public final class Theme: Sendable {
  private let state: Mutex<State>
  /// The observers of changes.
  let observers = Observers<PendingChange>()
  /// Reports look-ups that found nothing.
  let lookups = LookupReporter()
  /// Reads files again.
  let reloader = ThemeReloader()
  /// The file of a sheet that was found compiled in a cache, until it is to be followed.
  let cachedFile = Mutex<String?>(nil)

  /// What the theme is made of, changed in one go.
  private struct State: Sendable {
    var sheet: CSSStyleSheet
    /// The library of the program; `nil` for the standard one, which takes milliseconds to make.
    private var ownLibrary: PipelineLibrary?

    init(sheet: CSSStyleSheet) { self.sheet = sheet }

    var library: PipelineLibrary {
      get { ownLibrary ?? .standard }
      set { ownLibrary = newValue }
    }

    var look: (sheet: CSSStyleSheet, library: PipelineLibrary) { (sheet, library) }
  }

  /// A theme of some sheets.
  ///
  /// - Parameter sheet: the sheets; `Theme.defaultSheet` with others added, or none of the library's at all.
  public init(_ sheet: CSSStyleSheet = Theme.defaultSheet) {
    state = Mutex(State(sheet: sheet))
  }

  deinit {
    observers.finish()
    reloader.observers.finish()
  }

  /// A theme of the default sheet and one file on top of it: CSS, or a style sheet in JSON where the name ends in `.json`.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - remote: reads the `remote` parts of what a style sheet in JSON includes; without one the local files are read.
  /// - Throws: `SourceError` when the file cannot be read; what is wrong inside it is in ``diagnostics``.
  public convenience init(
    contentsOfFile path: String, remote: (any RemoteLoader)? = nil
  ) throws(SourceError) {
    var sheet = Theme.defaultSheet
    try sheet.add(contentsOfThemeFile: path, remote: remote)
    self.init(sheet)
  }

  /// The sheets as they are now; later changes of the theme do not touch it.
  public var sheet: CSSStyleSheet { state.withLock { $0.sheet } }

  /// The steps and shapes that `-livery-pipeline` may name: the built-in ones, and what the program adds.
  ///
  /// ```swift
  /// theme.pipelineLibrary.register(Glow.self)       // -livery-pipeline: --glow(4px red) …
  /// ```
  public var pipelineLibrary: PipelineLibrary {
    get { state.withLock { $0.library } }
    set { change { $0.library = newValue } }
  }

  /// The sheets and the library as they are now.
  var look: (sheet: CSSStyleSheet, library: PipelineLibrary) { state.withLock { $0.look } }

  /// Changes what the theme is made of, and tells those who listen.
  ///
  /// All ways to change it come through here. Without observers nothing is kept and nothing compared.
  private func change<Result, Failure>(
    _ change: (inout sending State) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    defer { observers.notify() }
    return try state.withLock { state throws(Failure) in
      let before = observers.isEmpty ? nil : state.look
      // Also where an update throws behind what it changed.
      defer { if let before { observers.add([ThemeChange(from: before, to: state.look)]) } }
      return try change(&state)
    }
  }

  /// Replaces the sheets of some names by those that were read again; the caller notifies the observers.
  ///
  /// - Parameters:
  ///   - result: all sheets with these in their places.
  ///   - sources: the sheets that were read again; where the theme has changed meanwhile, those of them that are still files of it
  ///     count.
  ///   - base: the sheets that the result was made from.
  /// - Returns: what changed.
  func commit(
    _ result: CSSStyleSheet, of sources: [StyleSource], basedOn base: CSSStyleSheet
  ) -> ThemeChange {
    state.withLock { state in
      let before = state.look
      if state.sheet.hasSameStack(as: base) {
        var sheet = result
        sheet.environment = state.sheet.environment
        state.sheet = sheet
      } else {
        let files = Set(state.sheet.sources.lazy.filter(\.isFile).map(\.name))
        state.sheet = state.sheet.replacing(sources.filter { files.contains($0.name) })
      }
      let change = ThemeChange(from: before, to: state.look)
      if !observers.isEmpty { observers.add([change]) }
      return change
    }
  }

  /// What values depend on besides the sheets: the size of the window, light or dark, and so on.
  ///
  /// ```swift
  /// theme.environment.colorScheme = .dark       // light-dark() and the system colors follow
  /// ```
  public var environment: StyleEnvironment {
    get { sheet.environment }
    set { update { $0.environment = newValue } }
  }

  /// What is wrong with the theme's sheets.
  ///
  /// First come their syntax, selectors and at-rules, and then the values of `-livery-pipeline`, whose steps are those of
  /// the theme's ``pipelineLibrary``.
  ///
  /// Pipelines are read for it when it is asked for, not when a sheet is loaded. Values of other properties are told of by
  /// `livery lint`, and those with variables by ``explain(_:_:state:)``, since they depend on the element.
  public var diagnostics: [SheetDiagnostic] {
    let (sheet, library) = look
    return sheet.diagnostics + sheet.pipelineDiagnostics(library: library)
  }
}

extension Theme {
  /// Changes the stack; whoever asks meanwhile gets the state before or after, never one between.
  public func update<Result, Failure>(
    _ change: (inout sending CSSStyleSheet) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try self.change { state throws(Failure) in try change(&state.sheet) }
  }
}

extension Theme: CustomStringConvertible {
  /// A short text with the names of the sheets: `theme of <default>, brand.css`.
  public var description: String { "theme of \(sheet)" }
}
