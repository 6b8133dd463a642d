// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// The catalog's own sheet, between the default sheet and the themes.
///
/// Its rules style the list of pages, captions and the banner, and define dark colors.
enum CatalogSheet {
  /// The name of the sheet in the theme.
  static let name = "<catalog>"

  /// The sheet.
  static let text = [shell, StyledTextSheet.text, SpinnerStep.sheet].joined(separator: "\n")

  /// Adds the sheet and its custom step to a theme.
  static func add(to theme: Theme) {
    theme.pipelineLibrary.register(SpinnerStep.self)
    theme.add(text, name: name)
  }

  private static let shell = """
    :root {
      color-scheme: light dark;
      --text-color: light-dark(black, #e9ebee);
      --background-color: light-dark(white, #17191d);
      --link-text-color: light-dark(#576b95, #9db4e0);
      --search-bar-tint-color: light-dark(#c8c8c8, #4a4e56);
      --tab-tint-color: light-dark(#e4e6eb, #3a3f49);
      --table-sub-text-color: light-dark(#4f5969, #a2aab6);
      --table-plain-background-color: light-dark(white, #17191d);
      --table-grouped-background-color: light-dark(#e9ebf0, #101215);
      --table-line-color: light-dark(#d3d7de, #353941);
      --catalog-list-color: light-dark(#eef0f4, #202329);
      --catalog-line-color: light-dark(#d3d7de, #353941);
      --catalog-ground-color: light-dark(#f7f8fa, #1b1e23);
      --catalog-accent-color: light-dark(#5b7199, #4d6591);
      --catalog-caption-color: light-dark(#6b7380, #969eaa);
    }

    .catalogGround { background-color: var(--catalog-ground-color) }
    .catalogList {
      background-color: var(--catalog-list-color);
      border-right: 1px solid var(--catalog-line-color);
    }
    .catalogTitle {
      color: var(--text-color);
      font: bold 17px Helvetica, sans-serif;
      padding: 0 14px;
      vertical-align: middle;
    }
    .catalogRow {
      border-radius: 6px;
      color: var(--text-color);
      font: 14px Helvetica, sans-serif;
      padding: 0 10px;
      vertical-align: middle;
    }
    .catalogRow:hover { background-color: rgb(128 138 155 / 18%) }
    .catalogRow:selected { background-color: rgb(128 138 155 / 40%) }
    .catalogRow:selected:focus { background-color: var(--catalog-accent-color); color: white }
    .catalogHeading {
      color: var(--text-color);
      font: bold 15px Helvetica, sans-serif;
      vertical-align: middle;
    }
    .catalogCaption {
      color: var(--catalog-caption-color);
      font: 12px Helvetica, sans-serif;
      vertical-align: middle;
    }
    .catalogCaptionCentered {
      color: var(--catalog-caption-color);
      font: 11px Helvetica, sans-serif;
      text-align: center;
      vertical-align: middle;
    }
    .catalogCell {
      background-color: light-dark(#e6e6ff, #2b2e3d);
      border-radius: 4px;
    }
    .catalogLauncher { background: linear-gradient(#3b4250, #20242c) }
    .catalogField {
      color: var(--text-color);
      font: 14px Helvetica, sans-serif;
      vertical-align: middle;
      white-space: pre;
    }
    .catalogPrompt {
      color: rgb(128 128 128);
      font: 14px Helvetica, sans-serif;
      vertical-align: middle;
    }
    .catalogStatus {
      background-color: var(--catalog-list-color);
      border-top: 1px solid var(--catalog-line-color);
      color: var(--catalog-caption-color);
      font: 12px Helvetica, sans-serif;
      padding: 0 12px;
      vertical-align: middle;
    }
    .catalogView {
      background: linear-gradient(90deg, #c0392b, #b9770e, #239b56, #2e86c1, #7d3c98);
      border-radius: 4px;
      color: white;
      font: bold 13px Helvetica, sans-serif;
      text-align: center;
      vertical-align: middle;
    }
    control.textField:focus,
    control.textEditor:focus {
      background-color: light-dark(#eaf0fb, #2a3345);
      box-shadow: 0 2px var(--catalog-accent-color);
    }
    control.slider:focus knob {
      -livery-pipeline:
        shape(capsule) shadow(0 0 4px var(--catalog-accent-color)) fill(white)
        border(2px var(--catalog-accent-color));
    }
    /* As wide as nothing, so that no letter moves. */
    caret {
      margin-right: -2px;
      border-left: 2px solid var(--catalog-accent-color);
    }
    tableRow.grouped { --row-color: light-dark(white, #22262c) }
    .catalogCaret { background-color: var(--text-color) }
    .catalogLine { background-color: var(--catalog-line-color) }
    .catalogScroller { background-color: rgb(128 128 128 / 55%); border-radius: 3px }
    .catalogBanner {
      background-color: #a8232e;
      color: white;
      font: 12px "DejaVu Sans Mono", Menlo, monospace;
      padding: 8px 12px;
      white-space: pre;
    }
    """
}
