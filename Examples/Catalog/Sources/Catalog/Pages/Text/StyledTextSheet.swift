// SPDX-License-Identifier: Apache-2.0

/// The rules of the catalog's sheet for the page with styled text.
enum StyledTextSheet {
  /// The rules.
  static let text = """
    .sample { position: relative; padding: 16px 20px 20px; font: 14px Helvetica, sans-serif; --paragraph-distance: 8px }
    .sample h1 { font-size: 26px }
    .sample h3 { margin: 12px 0 6px }
    .sample .columns { display: flex; gap: 28px; margin-bottom: 12px }
    .sample .columns > div { flex: 1; min-width: 0 }
    .sample img.left { float: left; margin: 3px 10px 4px 0; border-radius: 4px }
    .sample img.right { float: right; width: 40px; margin: 2px 0 2px 10px }
    .sample button { vertical-align: middle }
    .sample a:active { text-decoration: underline }
    .sample .stamp {
      position: absolute;
      top: 14px;
      right: 24px;
      padding: 4px 10px;
      border: 1px solid var(--catalog-caption-color);
      border-radius: 6px;
      color: var(--catalog-caption-color);
      font-size: 11px;
      text-align: center;
    }
    .sample .bubble {
      padding: 1px 6px;
      border-radius: 8px;
      background-color: light-dark(#ffe9a8, #5b4a1c);
    }
    .sample .speech {
      padding: 9px 12px 22px;
      color: white;
      -livery-pipeline: shape(speech-bubble 8px 290deg 270deg 18px 10px) shadow(0 1px 2px rgb(0 0 0 / 40%))
        fill(linear-gradient(#5f8fd0, #3f6fb4)) border(1px #2f5a9a);
    }
    .sample .rtl { direction: rtl }
    .sample blockquote { padding-left: 10px; border-left: 3px solid var(--catalog-line-color) }
    .sample pre, .sample code { background-color: rgb(128 138 155 / 16%) }
    .sample pre { padding: 6px 8px; border-radius: 4px }
    .sample .alignments { display: grid; grid-template-columns: 1fr 1fr 1fr 1fr; gap: 16px }
    .sample .middle { text-align: center }
    .sample .end { text-align: right }
    .sample .justified { text-align: justify }
    """
}
