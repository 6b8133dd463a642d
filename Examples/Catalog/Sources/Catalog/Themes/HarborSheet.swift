// SPDX-License-Identifier: Apache-2.0

/// The part of the catalog's sheet over harbor: its roles of colors.
enum HarborSheet {
  /// The rules.
  static let text = [variables, ControlsSheet.text].joined(separator: "\n")

  private static let variables = """
    :root {
      --catalog-fonts: var(--font-family);
      --catalog-radius: var(--radius);
      --catalog-list-color: var(--sidebar-color);
      --catalog-line-color: var(--line-color);
      --catalog-ground-color: var(--background-color);
      --catalog-accent-color: var(--accent-fill-color);
      --catalog-accent-text-color: var(--on-accent-color);
      --catalog-focus-color: var(--focus-color);
      --catalog-caption-color: var(--secondary-text-color);
      --catalog-hover-color: var(--hover-color);
      --catalog-chosen-color: var(--accent-soft-color);
      --catalog-chosen-text-color: var(--accent-text-color);
      --catalog-edge-color: var(--control-edge-color);
      --catalog-control-color: var(--control-color);
      --catalog-control-hover-color: var(--control-hover-color);
      --catalog-menu-color: var(--raised-color);
      --catalog-cell-color: var(--sunken-color);
      --catalog-launcher-ground: var(--background-color);
      --catalog-launcher-text-color: var(--secondary-text-color);
      --catalog-prompt-color: var(--message-field-text-color);
      --catalog-star-color: var(--secondary-text-color);
      --catalog-chosen-star-color: var(--segment-text-color);
    }
    """
}
