// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryResources

extension CSSStyleSheet {
  /// The sheets of a command's FILEs and what they import, in the order given, over the default
  /// sheet when that is wanted.
  init(compositing input: InputFiles, overDefaultSheet: Bool = false) {
    var sources: [StyleSource] = []
    if overDefaultSheet {
      // No file can have this name, so none takes the default sheet's place.
      let stream = TokenStream(LiveryResources.defaultStyleSheet, name: "<default>")
      sources.append(
        StyleSource(SyntaxTree(parsing: stream), name: stream.name, origin: .default))
    }
    for (number, file) in input.files.enumerated() {
      let stream = file.stream
      Progress.begin(Wording.parsing(stream.name), number, of: input.files.count)
      let tree = SyntaxTree(parsing: stream)
      sources.append(StyleSource(tree, name: stream.name, loader: file.loader))
    }
    // All are indexed at once; a file given twice counts where it stands last.
    self.init(sources)
  }
}
