// SPDX-License-Identifier: Apache-2.0

/// The part of the catalog's sheet over Three20: dark colors, and distances that it lacks.
enum Three20Sheet {
  /// The rules.
  static let text = [variables, distances].joined(separator: "\n")

  private static let variables = """
    :root {
      color-scheme: light dark;
      --text-color: light-dark(black, #e9ebee);
      --background-color: light-dark(white, #17191d);
      --link-text-color: light-dark(#576b95, #9db4e0);
      --navigation-bar-tint-color: light-dark(#778ca8, #39424f);
      --toolbar-tint-color: light-dark(#6d84a2, #39424f);
      --tab-bar-tint-color: light-dark(#778ca8, #39424f);
      --search-bar-tint-color: light-dark(#c8c8c8, #4a4e56);
      --tab-tint-color: light-dark(#e4e6eb, #3a3f49);
      --table-sub-text-color: light-dark(#4f5969, #a2aab6);
      --table-plain-background-color: light-dark(white, #17191d);
      --table-grouped-background-color: light-dark(#e9ebf0, #101215);
      --table-line-color: light-dark(#d3d7de, #353941);
      --catalog-fonts: Helvetica, sans-serif;
      --catalog-radius: 6px;
      --catalog-list-color: light-dark(#eef0f4, #202329);
      --catalog-line-color: light-dark(#d3d7de, #353941);
      --catalog-ground-color: light-dark(#f7f8fa, #1b1e23);
      --catalog-accent-color: light-dark(#5b7199, #4d6591);
      --catalog-accent-text-color: white;
      --catalog-focus-color: var(--catalog-accent-color);
      --catalog-caption-color: light-dark(#6b7380, #969eaa);
      --catalog-hover-color: rgb(128 138 155 / 18%);
      --catalog-chosen-color: rgb(128 138 155 / 40%);
      --catalog-chosen-text-color: var(--text-color);
      --catalog-edge-color: light-dark(#b9bfc9, #4a505b);
      --catalog-control-color: light-dark(white, #2b2f37);
      --catalog-control-hover-color: light-dark(#f7f8fa, #343944);
      --catalog-menu-color: light-dark(white, #2b2f37);
      --catalog-cell-color: light-dark(#e6e6ff, #2b2e3d);
      --catalog-launcher-ground: linear-gradient(#3b4250, #20242c);
      --catalog-launcher-text-color: #a9b1bd;
      --catalog-prompt-color: rgb(128 128 128);
      --catalog-star-color: var(--link-text-color);
      --catalog-chosen-star-color: white;
    }
    """

  private static let distances = """
    /* The picture of a tab touches its text in Three20, and the title of a launcher its picture. */
    .tabGridTabTopLeft,
    .tabGridTabTopRight,
    .tabGridTabBottomRight,
    .tabGridTabBottomLeft,
    .tabGridTabLeft,
    .tabGridTabRight,
    .tabGridTabCenter {
      -livery-pipeline: shape(var(--tab-shape)) var(--tab-surface) box(padding 11px 10px 9px)
        part(image, box(margin 0 6px 0 0) image(left))
        text(bold 11px var(--tab-text-color) shadow var(--tab-text-shadow) min-size 8px);
    }
    .launcherButton {
      --launcher-picture: box(margin 4px 0 8px) shape(rounded-rectangle 8px) image(top)
        var(--launcher-veil);
    }
    .textBar {
      --bar-fill: linear-gradient(light-dark(#edeff1, #39424f), light-dark(#ced0d4, #2c333d));
      --bar-edge-color: light-dark(#bbbdbe, #20252c);
      --bar-light-color: light-dark(white, #4a5462);
    }
    tableRow.grouped { --row-color: light-dark(white, #22262c) }
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
    """
}
