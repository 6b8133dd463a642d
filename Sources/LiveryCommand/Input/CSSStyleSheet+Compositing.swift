// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Livery
import LiveryGalleryResources

extension CSSStyleSheet {
  /// The sheets of a command's FILEs and what they import, in the order given, over the default
  /// sheet when that is wanted, and over what its styles are shown with in a gallery.
  init(
    compositing input: InputFiles, overDefaultSheet: Bool = false, withSamples: Bool = false
  ) {
    // A compiled theme was laid over the default sheet when it was compiled, and answers without being parsed.
    if let theme = input.compiledTheme, overDefaultSheet, !withSamples {
      self = theme
      return
    }
    if overDefaultSheet, input.files.isEmpty, !withSamples {
      self = Theme.defaultSheet
      return
    }
    var sources: [StyleSource] = []
    // No file can have these names, so none takes the place of such a sheet.
    if overDefaultSheet {
      sources += Theme.defaultSheet.sources
      if withSamples {
        sources.append(Self.builtIn(GalleryResources.sampleStyleSheet, "<gallery>"))
      }
    }
    for (number, file) in input.files.enumerated() {
      Progress.begin(Wording.parsing(file.stream.name), number, of: input.files.count)
      sources.append(file.source())
    }
    // All are indexed at once; a file given twice counts where it stands last.
    self.init(sources)
  }

  private static func builtIn(_ text: String, _ name: String) -> StyleSource {
    StyleSource(SyntaxTree(parsing: TokenStream(text, name: name)), name: name, origin: .default)
  }
}
