// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryResources

extension CSSStyleSheet {
  /// The sheets of a command's FILEs, in the order given, over the default sheet when that is wanted.
  init(compositing streams: [TokenStream], overDefaultSheet: Bool = false) {
    self.init()
    if overDefaultSheet {
      // No file can have this name, so none takes the default sheet's place.
      add(TokenStream(LiveryResources.defaultStyleSheet, name: "<default>"), origin: .default)
    }
    for (number, stream) in streams.enumerated() {
      Progress.begin(Wording.parsing(stream.name), number, of: streams.count)
      // A file given twice counts where it stands last; in the place of the first it would lie too low.
      remove(stream.name)
      add(stream)
    }
  }
}
