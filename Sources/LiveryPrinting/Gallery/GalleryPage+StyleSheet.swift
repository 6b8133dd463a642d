// SPDX-License-Identifier: Apache-2.0

extension GalleryPage {
  /// The style sheet of the page: light or dark like the reader's system, and readable at any
  /// width.
  static let styleSheet = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
    body { margin: 0 auto; max-width: 80rem; padding: 1.5rem }
    h1 { font-size: 1.5rem; margin: 0 }
    h2 { font-size: 1rem; margin: 0 }
    header p, .place { color: color-mix(in srgb, currentcolor 65%, transparent); margin: 0 }
    .place, .note { font-size: .8rem }
    .note { margin: 0; white-space: pre-wrap }
    fieldset { border: 0; display: flex; gap: 1rem; margin: 1rem 0; padding: 0 }
    legend { float: left; margin-right: 1rem }
    section { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: 1rem 0 }
    .states { display: flex; flex-wrap: wrap; gap: 1rem; margin: .5rem 0 }
    figure { margin: 0; max-width: 100% }
    figure div { align-items: center; display: flex; flex-wrap: wrap; gap: 12px; padding: 12px; overflow: auto }
    figure .light { background: #f4f4f6 }
    figure .dark { background: #1c1c1e }
    figcaption { font-size: .8rem; padding: .25rem 0 }
    img { flex: none }
    pre { font-size: .8rem; overflow: auto; white-space: pre-wrap }
    body:has(#light:checked) figure .dark, body:has(#dark:checked) figure .light { display: none }
    """
}
