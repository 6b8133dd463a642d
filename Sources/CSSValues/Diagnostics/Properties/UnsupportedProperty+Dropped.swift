// SPDX-License-Identifier: Apache-2.0

extension UnsupportedProperty {
  /// The properties of earlier versions of specifications.
  static let droppedGroups: [Group] = [
    Group(
      "CSS Flexible Box Layout", status: .dropped,
      names: """
        box-align>align-items box-direction>flex-direction box-flex>flex box-flex-group>flex \
        box-lines>flex-wrap box-ordinal-group>order box-orient>flex-direction \
        box-pack>justify-content flex-align>align-items flex-item-align>align-self \
        flex-line-pack>align-content flex-pack>justify-content
        """),
    Group(
      "CSS Grid Layout", status: .dropped,
      names: """
        grid-columns>grid-template-columns grid-rows>grid-template-rows \
        grid-definition-columns>grid-template-columns grid-definition-rows>grid-template-rows \
        grid-row-position>grid-row grid-column-position>grid-column grid-position>grid-area \
        grid-auto-position>grid-area grid-start>grid-column-start grid-end>grid-column-end \
        grid-before>grid-row-start grid-after>grid-row-end grid-row-span>grid-row \
        grid-column-span>grid-column grid-cell>grid-area grid-layer>z-index
        """),
    Group(
      "CSS Scroll Snap", status: .dropped,
      names: """
        scroll-snap-coordinate>scroll-snap-align scroll-snap-destination>scroll-padding \
        scroll-snap-points-x>scroll-snap-align scroll-snap-points-y>scroll-snap-align \
        scroll-snap-type-x>scroll-snap-type scroll-snap-type-y>scroll-snap-type
        """),
    Group(
      "CSS Display", status: .dropped,
      names: """
        box-suppress>display display-box>display display-extras>display display-model>display \
        display-role>display display-inside>display display-outside>display
        """),
    Group(
      "CSS Template Layout", status: .dropped,
      names: "chains slot"),
    Group(
      "CSS 2", status: .dropped,
      names: "marker-offset"),
    Group(
      "CSS Fonts", status: .dropped,
      names: """
        font-smooth font-effect font-emphasize font-emphasize-position font-emphasize-style \
        max-font-size min-font-size
        """),
    Group(
      "CSS Line Layout", status: .dropped,
      names: """
        alignment-adjust drop-initial-after-adjust>initial-letter \
        drop-initial-after-align>initial-letter drop-initial-before-adjust>initial-letter \
        drop-initial-before-align>initial-letter drop-initial-size>initial-letter \
        drop-initial-value>initial-letter inline-box-align line-stacking line-stacking-ruby \
        line-stacking-shift line-stacking-strategy text-height leading-trim>text-box-trim \
        text-edge>text-box-edge
        """),
    Group(
      "CSS Text", status: .dropped,
      names: """
        all-space-treatment kerning-mode kerning-pair-threshold layout-grid layout-grid-char \
        layout-grid-char-spacing layout-grid-line layout-grid-mode layout-grid-type \
        linefeed-treatment punctuation-trim>hanging-punctuation text-blink text-justify-trim \
        text-kashida-space text-line-through>text-decoration \
        text-line-through-color>text-decoration-color text-line-through-mode>text-decoration \
        text-line-through-style>text-decoration-style \
        text-line-through-width>text-decoration-thickness text-outline text-overline>text-decoration \
        text-overline-color>text-decoration-color text-overline-mode>text-decoration \
        text-overline-style>text-decoration-style text-overline-width>text-decoration-thickness \
        text-underline>text-decoration text-underline-color>text-decoration-color \
        text-underline-mode>text-decoration text-underline-style>text-decoration-style \
        text-trim>text-box-trim white-space-collapsing>white-space-collapse \
        white-space-treatment>white-space word-break-cjk>word-break word-break-inside>word-break \
        wrap-option>text-wrap text-combine-mode>text-combine-upright
        """),
    Group(
      "CSS Writing Modes", status: .dropped,
      names: """
        block-progression>writing-mode block-flow>writing-mode inline-progression>direction \
        logical-width>inline-size logical-height>block-size
        """),
    Group(
      "CSS Ruby", status: .dropped,
      names: "ruby-span"),
    Group(
      "CSS Box Model", status: .dropped,
      names: "rotation>rotate rotation-point>transform-origin margin-collapse"),
    Group(
      "CSS Border and Background", status: .dropped,
      names: """
        border-break>box-decoration-break background-break>box-decoration-break \
        background-inline-policy>box-decoration-break border-corner-image>border-image \
        border-corner-fit border-top-image>border-image border-right-image>border-image \
        border-bottom-image>border-image border-left-image>border-image \
        border-top-left-image>border-image border-top-right-image>border-image \
        border-bottom-left-image>border-image border-bottom-right-image>border-image \
        border-image-transform border-corner-shape>corner-shape \
        overflow-clip-box>overflow-clip-margin
        """),
    Group(
      "CSS Multi-column Layout", status: .dropped,
      names: "column-rule-align column-space-distribution column-width-policy"),
    Group(
      "CSS Hyperlink Presentation", status: .dropped,
      names: "target target-name target-new target-position"),
    Group(
      "CSS User Interface", status: .dropped,
      names: "icon key-equivalent nav-index toggle-group user-input user-modify"),
    Group(
      "CSS Presentation Levels", status: .dropped,
      names: "presentation-level"),
    Group(
      "CSS Color", status: .dropped,
      names: "rendering-intent"),
    Group(
      "CSS Toggles", status: .dropped,
      names: "toggle toggle-root toggle-trigger toggle-visibility"),
    Group(
      "Becss and HTML Components", status: .dropped,
      names: "behavior"),
    Group(
      "CSS Extensions to Regions", status: .dropped,
      names: """
        region-break-after>break-after region-break-before>break-before \
        region-break-inside>break-inside
        """),
    Group(
      "CSS Device Adaptation", status: .dropped,
      names: "min-zoom max-zoom user-zoom orientation"),
  ]
}
