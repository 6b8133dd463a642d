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
    if let base, withSamples { sources += Self.samples(for: base) }
    for (number, file) in input.files.enumerated() {
      Progress.begin(CommandMessages.parsing(file.stream.name), number, of: input.files.count)
      sources.append(file.source())
    }
    // A single call indexes all sheets. A file that occurs twice is used in its last position.
    self.init(sources)
  }

  /// Returns the sheets of the sample values for a base theme.
  private static func samples(for base: BaseTheme) -> [StyleSource] {
    var texts = [("<gallery>", GalleryResources.sampleStyleSheet)]
    if base == .harbor {
      texts.append(("<gallery of harbor>", GalleryResources.harborSampleStyleSheet))
    }
    // No file can have these names, so no file replaces the samples.
    return texts.map { name, text in
      StyleSource(SyntaxTree(parsing: TokenStream(text, name: name)), name: name, origin: .default)
    }
  }
}
