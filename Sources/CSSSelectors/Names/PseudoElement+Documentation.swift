// SPDX-License-Identifier: Apache-2.0

extension PseudoElement {
  /// The grammar of the argument, in the notation of CSS specifications, or `nil` without one.
  package var argument: String? { self == .part ? "<ident>+" : nil }

  /// A description of the pseudo-element, in one sentence.
  package var documentation: String {
    switch self {
    case .before: "The content before that of the element."
    case .after: "The content after that of the element."
    case .firstLine: "The first line of a block."
    case .firstLetter: "The first letter of a block."
    case .selection: "The selected text."
    case .targetText: "The text that the address of the document names."
    case .searchText: "The text that a search found."
    case .spellingError: "The text with a spelling error."
    case .grammarError: "The text with a grammar error."
    case .marker: "The marker of a list item, such as its bullet."
    case .placeholder: "The placeholder of a text field."
    case .backdrop: "The area behind a modal or fullscreen element."
    case .cue: "The cues of a video."
    case .fileSelectorButton: "The button that opens the choice of a file."
    case .detailsContent: "The content of a details element."
    case .part: "A part that the program names, such as `::part(icon)`."
    }
  }

  /// The address of the specification.
  package var specification: String {
    switch self {
    case .part: "https://drafts.csswg.org/css-shadow-parts-1/#part"
    case .cue: "https://www.w3.org/TR/webvtt1/#the-cue-pseudo-element"
    case .backdrop: "https://drafts.csswg.org/css-position-4/#backdrop"
    default: "https://drafts.csswg.org/css-pseudo-4/"
    }
  }
}
