// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Livery
import LiveryGalleryResources

extension CSSStyleSheet {
  /// Composites the sheets of a command's FILEs and their imports in order.
  ///
  /// The default sheet and the sample values of a gallery can lie below them.
  init(
    compositing input: InputFiles, overDefaultSheet: Bool = false, withSamples: Bool = false
  ) {
    // A compiled theme already includes the default sheet, and needs no parsing.
    if let theme = input.compiledTheme, overDefaultSheet, !withSamples {
      self = theme
      return
    }
    if overDefaultSheet, input.files.isEmpty, !withSamples {
      self = Theme.defaultSheet
      return
    }
    var sources: [StyleSource] = []
    // No file can have these names, so no file replaces a built-in sheet.
    if overDefaultSheet {
      sources += Theme.defaultSheet.sources
      if withSamples {
        sources.append(Self.builtIn(GalleryResources.sampleStyleSheet, "<gallery>"))
      }
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
