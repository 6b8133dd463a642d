// SPDX-License-Identifier: Apache-2.0

/// The part of the catalog's sheet over harbor that arranges the pages of controls.
enum ControlsSheet {
  /// The rules.
  static let text = """
    controlsPage > :is(line, split, tabs) { margin: 0 20px }
    line { display: flex; align-items: flex-start }
    line > caption {
      display: block;
      flex: none;
      width: 112px;
      padding: calc((var(--control-height) - var(--small-line-height)) / 2) 0;
      color: var(--secondary-text-color);
      font: var(--small-font);
    }
    line:has(field) > caption { padding: calc((var(--line-height) - var(--small-line-height)) / 2) 0 }
    line:has(spinner, avatar) { align-items: center }
    specimens {
      display: flex;
      flex: 1;
      min-width: 0;
      min-height: var(--control-height);
      flex-wrap: wrap;
      align-items: center;
      gap: 12px;
    }
    choices { display: block; align-self: flex-start; width: 200px }
    specimens > textfield,
    specimens > textarea,
    specimens > field { width: 192px; align-self: flex-start }
    textarea > label,
    label > content { display: block }
    specimens > slider,
    specimens > progress { width: 192px }
    skeletonLines { display: block; width: 192px; align-self: flex-start }
    skeletonLines > skeleton:last-child { width: 128px }
    skeleton.block { width: 128px; height: 88px }
    skeleton.circle { align-self: flex-start }
    toolbar > textfield { width: 192px }
    spacer { display: block; flex: 1 }
    split { display: flex; align-items: flex-start; gap: 20px }
    split > sidebar { width: 208px }
    split > table { display: block; flex: 1; min-width: 0 }
    split > tableState { flex: 1; padding: 16px }
    split > menu { flex: none; width: 208px }
    split > dialog { flex: 1; width: auto }
    stack { display: flex; flex: 1; min-width: 0; flex-direction: column; gap: 12px }
    stack > tooltip { align-self: flex-start }
    stack > line > caption { width: 72px }
    """
}
