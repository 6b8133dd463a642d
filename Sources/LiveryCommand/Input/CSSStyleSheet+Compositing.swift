// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryBases
import LiveryGalleryResources

extension CSSStyleSheet {
  /// Composites the sheets of a command's FILEs and their imports in order.
  ///
  /// - Parameters:
  ///   - input: The files.
  ///   - options: The options of the base below the files; `nil` for none. If they do not state the
  ///     base, it is that of a compiled theme among the files.
  ///   - withSamples: Whether the sample values of a gallery lie over the base.
  init(compositing input: InputFiles, over options: BaseOptions? = nil, withSamples: Bool = false) {
    let isStated = options?.isStated ?? true
    // A compiled theme already includes its base, and needs no parsing.
    if let theme = input.compiledTheme, !isStated, !withSamples {
      self = theme
      return
    }
    let base = isStated ? options?.theme : input.compiledBase ?? options?.theme
    if let base, input.files.isEmpty, !withSamples {
      self = base.sheet
      return
    }
    var sources = base?.sheet.sources ?? []
    // No file can have this name, so no file replaces the samples.
    if base != nil, withSamples {
      sources.append(Self.builtIn(GalleryResources.sampleStyleSheet, "<gallery>"))
    }
    for (number, file) in input.files.enumerated() {
      Progress.begin(CommandMessages.parsing(file.stream.name), number, of: input.files.count)
      sources.append(file.source())
    }
    // A single call indexes all sheets. A file that occurs twice is used in its last position.
    self.init(sources)
  }

  private static func builtIn(_ text: String, _ name: String) -> StyleSource {
    StyleSource(SyntaxTree(parsing: TokenStream(text, name: name)), name: name, origin: .default)
  }
}
