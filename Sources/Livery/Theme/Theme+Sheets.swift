// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax
import LiveryJSON

extension Theme {
  /// Lets the values of all sheets, also of those that come later, call functions of the program, such as
  /// `color: --brand-tint(red)`; of two with the same name the one that was registered last counts.
  public func register(_ functions: StyleFunction...) {
    update { $0.register(functions) }
  }

  /// Puts a sheet on top; a name that is taken already takes the sheet's place on the stack instead.
  public func add(_ text: String, name: String) {
    update { $0.add(text, name: name) }
  }

  /// Puts a file on top, with what it imports or includes from its folder: CSS, or a style sheet in JSON where the name ends in
  /// `.json`.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - remote: reads the `remote` parts of what a style sheet in JSON includes; without one the local files are read.
  /// - Throws: `SourceError` when the file cannot be read; the theme is then unchanged.
  public func add(
    contentsOfFile path: String, remote: (any RemoteLoader)? = nil
  ) throws(SourceError) {
    let source = try StyleSource(contentsOfThemeFile: path, remote: remote)
    update { $0.add(source) }
  }

  /// Adds many files in one change, in their order, each as ``add(contentsOfFile:remote:)`` does.
  ///
  /// Listeners receive one change, and the rules are compiled once.
  ///
  /// ```swift
  /// try theme.add(contentsOfFiles: ["brand.css", "night.css"])      // night.css wins
  /// ```
  ///
  /// - Parameters:
  ///   - paths: The files; a file with the name of a sheet takes its place on the stack.
  ///   - remote: The loader of the `remote` parts of a style sheet in JSON; without one the local files are read.
  /// - Throws: `SourceError` for the first file that cannot be read; the theme is then unchanged.
  public func add(
    contentsOfFiles paths: some Sequence<String>, remote: (any RemoteLoader)? = nil
  ) throws(SourceError) {
    var sources: [StyleSource] = []
    for path in paths {
      sources.append(try StyleSource(contentsOfThemeFile: path, remote: remote))
    }
    update { [sources] sheet in sheet.add(sources) }
  }

  /// Replaces the sheet with a name, where it stands on the stack; tells whether there was one.
  @discardableResult
  public func replace(_ name: String, with text: String) -> Bool {
    update { $0.replace(name, with: text) }
  }

  /// Takes the sheet with a name off the stack; tells whether there was one.
  @discardableResult
  public func remove(_ name: String) -> Bool {
    update { $0.remove(name) }
  }
}
