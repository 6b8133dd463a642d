// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryResources

extension CSSStyleSheet {
  /// The sheets of a command's FILEs, in the order given, over the default sheet when that is wanted.
  init(compositing streams: [TokenStream], overDefaultSheet: Bool = false) {
    var sources: [StyleSource] = []
    if overDefaultSheet {
      // No file can have this name, so none takes the default sheet's place.
      let stream = TokenStream(LiveryResources.defaultStyleSheet, name: "<default>")
      sources.append(
        StyleSource(SyntaxTree(parsing: stream), name: stream.name, origin: .default))
    }
    for (number, stream) in streams.enumerated() {
      Progress.begin(Wording.parsing(stream.name), number, of: streams.count)
      sources.append(StyleSource(SyntaxTree(parsing: stream), name: stream.name))
    }
    // All are indexed at once; a file given twice counts where it stands last.
    self.init(sources)
  }
}
