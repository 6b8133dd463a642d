// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax
import LiveryJSON

extension Theme {
  /// Registers functions of the program that values of all style sheets can call.
  ///
  /// An example is `color: --brand-tint(red)`. Style sheets that are added later can call them too.
  /// Of two functions with the same name, the last registered one applies.
  public func register(_ functions: StyleFunction...) {
    update { $0.register(functions) }
  }

  /// Adds a style sheet on top of the stack; one with the same name is replaced in its position.
  public func add(_ text: String, name: String) {
    update { $0.add(text, name: name) }
  }

  /// Adds a file on top of the stack, with its imports or includes from its folder.
  ///
  /// The file is a JSON style sheet if its name ends in `.json`, else CSS.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - remote: The loader of the `remote` includes of a JSON style sheet; without one, local
  ///     files are read.
  /// - Throws: `SourceError` if the file cannot be read; the theme is then unchanged.
  public func add(
    contentsOfFile path: String, remote: (any RemoteLoader)? = nil
  ) throws(SourceError) {
    let source = try StyleSource(contentsOfThemeFile: path, remote: remote)
    update { $0.add(source) }
  }

  /// Adds several files in one change, in order, each as ``add(contentsOfFile:remote:)`` does.
  ///
  /// Observers receive one change, and the rules are compiled once.
  ///
  /// ```swift
  /// try theme.add(contentsOfFiles: ["brand.css", "night.css"])      // night.css wins
  /// ```
  ///
  /// - Parameters:
  ///   - paths: The paths of the files; a file with the name of a style sheet replaces it in its
  ///     position.
  ///   - remote: The loader of the `remote` includes of a JSON style sheet; without one, local
  ///     files are read.
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

  /// Replaces the style sheet with a name, in its position, and returns whether there was one.
  @discardableResult
  public func replace(_ name: String, with text: String) -> Bool {
    update { $0.replace(name, with: text) }
  }

  /// Removes the style sheet with a name, and returns whether there was one.
  @discardableResult
  public func remove(_ name: String) -> Bool {
    update { $0.remove(name) }
  }
}
