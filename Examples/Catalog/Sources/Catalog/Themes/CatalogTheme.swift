// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A theme of the chooser: files over a base, and the environment that they are shown in.
struct CatalogTheme: Hashable {
  /// The base themes of the catalog.
  enum Base: Hashable { case harbor, three20 }

  /// The name for `--theme`, or the path of a file.
  var name: String
  /// The title in the chooser.
  var title: String
  var base = Base.harbor
  /// The files over the base, lowest first.
  var files: [String] = []
  /// The color scheme that the theme sets, or `nil` to keep the current one.
  var scheme: CSSColorScheme?
  var contrast = StyleEnvironment.Contrast.noPreference
}

extension CatalogTheme {
  /// The themes that are always in the chooser.
  static let all = [
    Self(name: "harbor", title: "Harbor light", scheme: .light),
    Self(name: "harbor-dark", title: "Harbor dark", scheme: .dark),
    Self(name: "harbor-contrast", title: "Harbor contrast", contrast: .more),
    Self(name: "evergreen", title: "Evergreen", files: [folder + "/evergreen.css"]),
    Self(name: "midnight", title: "Midnight", files: [folder + "/midnight.css"]),
    Self(name: "three20", title: "Three20", base: .three20),
  ]

  /// The folder of the themes in the repository of this source.
  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = parts.joined(separator: "/") + "/../../../../../Resources/themes"
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }()

  /// Returns the theme with a name, or the first one.
  static func named(_ name: String) -> Self { all.first { $0.name == name } ?? all[0] }

  /// Returns the theme with files on top, named after the last one.
  func adding(_ files: [String]) -> Self {
    guard let last = files.last else { return self }
    var theme = self
    theme.files += files
    theme.name = last
    theme.title = last.split(separator: "/").last.map(String.init) ?? last
    return theme
  }
}

extension Theme {
  /// Creates a theme of a base, and of the catalog's sheet over it.
  convenience init(catalogOver base: CatalogTheme.Base) {
    self.init(base: base == .harbor ? .harbor : .three20)
    add(CatalogSheet.text(over: base), name: CatalogSheet.name)
  }
}

extension CatalogTheme {
  /// The style sheets of the theme, with those of the catalog between the base and the files.
  ///
  /// - Throws: `SourceError` if a file cannot be read.
  private func sheet() throws(SourceError) -> CSSStyleSheet {
    let theme = Theme(catalogOver: base)
    for file in files { try theme.add(contentsOfFile: file) }
    return theme.sheet
  }

  /// Replaces the style sheets of a theme, and adapts its environment.
  ///
  /// - Throws: `SourceError` if a file cannot be read; the theme is then unchanged.
  func apply(to theme: Theme) throws(SourceError) {
    let sheet = try sheet()
    theme.update { current in
      var environment = current.environment
      environment.preferences.contrast = contrast
      if let scheme { environment.colorScheme = scheme }
      current = sheet
      current.environment = environment
    }
  }

  /// Returns whether a theme to which this one or a variant was applied shows this one.
  func isShown(as applied: CatalogTheme, in environment: StyleEnvironment) -> Bool {
    base == applied.base && files == applied.files && contrast == environment.preferences.contrast
      && (scheme ?? environment.colorScheme) == environment.colorScheme
  }
}
