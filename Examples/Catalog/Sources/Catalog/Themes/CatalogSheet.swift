// SPDX-License-Identifier: Apache-2.0

/// The catalog's own sheet, between a base and the themes.
///
/// Its rules style the list of pages, the theme chooser, captions and the banner. Their colors are
/// variables, which ``text(over:)`` takes from the base.
enum CatalogSheet {
  /// The name of the sheet in the theme.
  static let name = "<catalog>"

  /// Returns the sheet for a base.
  static func text(over base: CatalogTheme.Base) -> String {
    let variables = base == .harbor ? HarborSheet.text : Three20Sheet.text
    return [variables, shell, content, StyledTextSheet.text].joined(separator: "\n")
  }

  private static let shell = """
    .catalogGround { background-color: var(--catalog-ground-color) }
    .catalogList {
      background-color: var(--catalog-list-color);
      border-right: 1px solid var(--catalog-line-color);
    }
    .catalogTitle {
      color: var(--text-color);
      font: bold 17px var(--catalog-fonts);
      padding: 0 16px;
      vertical-align: middle;
    }
    .catalogRow,
    .catalogItem,
    .catalogChooser {
      border-radius: var(--catalog-radius);
      color: var(--text-color);
      font: 14px var(--catalog-fonts);
      padding: 0 8px;
      vertical-align: middle;
    }
    .catalogItem:selected { color: var(--catalog-accent-text-color) }
    .catalogRow:hover { background-color: var(--catalog-hover-color) }
    .catalogRow:selected {
      background-color: var(--catalog-chosen-color);
      color: var(--catalog-chosen-text-color);
    }
    .catalogRow:selected:focus {
      background-color: var(--catalog-accent-color);
      color: var(--catalog-accent-text-color);
    }
    .catalogChooser {
      border: 1px solid var(--catalog-edge-color);
      background-color: var(--catalog-control-color);
    }
    .catalogChooser:hover { background-color: var(--catalog-control-hover-color) }
    .catalogChooser:focus { outline: 2px solid var(--catalog-focus-color); outline-offset: 2px }
    .catalogMenu {
      border: 1px solid var(--catalog-edge-color);
      border-radius: calc(var(--catalog-radius) + 4px);
      background-color: var(--catalog-menu-color);
      box-shadow: 0 8px 24px rgb(0 0 0 / 20%);
    }
    .catalogExpand {
      -livery-pipeline: shape(path("M4.5 6 L8 2.5 L11.5 6 M4.5 10 L8 13.5 L11.5 10" size 16px 16px center))
        border(1.5px var(--catalog-caption-color) center);
    }
    .catalogCheck {
      -livery-pipeline: shape(path("M3 8.5 L6.5 12 L13 4.5" size 16px 16px center))
        border(1.5px var(--catalog-accent-text-color) center);
    }
    .catalogStatus {
      background-color: var(--catalog-list-color);
      border-top: 1px solid var(--catalog-line-color);
      color: var(--catalog-caption-color);
      font: 12px var(--catalog-fonts);
      padding: 0 20px;
      vertical-align: middle;
    }
    .catalogScroller { background-color: rgb(128 128 128 / 55%); border-radius: 3px }
    .catalogBanner {
      background-color: #a8232e;
      color: white;
      font: 12px "DejaVu Sans Mono", Menlo, monospace;
      padding: 8px 12px;
      white-space: pre;
    }
    """

  private static let content = """
    .catalogHeading {
      color: var(--text-color);
      font: bold 15px var(--catalog-fonts);
      vertical-align: middle;
    }
    .catalogCaption,
    .catalogCaptionCentered {
      color: var(--catalog-caption-color);
      font: 12px var(--catalog-fonts);
      vertical-align: middle;
    }
    .catalogCaptionCentered { font-size: 11px; text-align: center }
    .catalogLauncherCaption {
      color: var(--catalog-launcher-text-color);
      font: 12px var(--catalog-fonts);
      text-align: center;
      vertical-align: middle;
    }
    .catalogCell { background-color: var(--catalog-cell-color); border-radius: 4px }
    .catalogLauncher { background: var(--catalog-launcher-ground) }
    .catalogField,
    .catalogPrompt {
      color: var(--text-color);
      font: 14px var(--catalog-fonts);
      vertical-align: middle;
      white-space: pre;
    }
    .catalogPrompt { color: var(--catalog-prompt-color) }
    .catalogStar { color: var(--catalog-star-color) }
    .catalogStar:selected { color: var(--catalog-chosen-star-color) }
    .catalogView {
      background: linear-gradient(90deg, #c0392b, #b9770e, #239b56, #2e86c1, #7d3c98);
      border-radius: 4px;
      color: white;
      font: bold 13px var(--catalog-fonts);
      text-align: center;
      vertical-align: middle;
    }
    /* As wide as nothing, so that no letter moves. */
    caret {
      margin-right: -2px;
      border-left: 2px solid var(--catalog-focus-color);
    }
    .catalogCaret { background-color: var(--text-color) }
    .catalogLine { background-color: var(--catalog-line-color) }
    """
}
