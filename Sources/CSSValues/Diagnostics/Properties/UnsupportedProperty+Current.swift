// SPDX-License-Identifier: Apache-2.0

extension UnsupportedProperty {
  /// The properties of current and upcoming specifications.
  static let currentGroups: [Group] = [
    Group(
      "CSS Anchor Positioning", status: .unsupported,
      names: """
        anchor-name anchor-scope position-anchor position-area position-try position-try-fallbacks \
        position-try-order position-visibility position-fallback position-fallback-bounds \
        anchor-scroll
        """),
    Group(
      "Scroll-driven Animations", status: .unsupported,
      names: """
        animation-timeline animation-range animation-range-start animation-range-end \
        animation-range-center scroll-timeline scroll-timeline-axis scroll-timeline-name \
        scroll-timeline-attachment view-timeline view-timeline-axis view-timeline-inset \
        view-timeline-name view-timeline-attachment timeline-scope pointer-timeline \
        pointer-timeline-axis pointer-timeline-name
        """),
    Group(
      "Animation Triggers", status: .unsupported,
      names: """
        animation-trigger animation-trigger-type animation-trigger-behavior \
        animation-trigger-timeline animation-trigger-range animation-trigger-range-start \
        animation-trigger-range-end animation-trigger-exit-range animation-trigger-exit-range-start \
        animation-trigger-exit-range-end event-trigger event-trigger-name event-trigger-source \
        timeline-trigger timeline-trigger-name timeline-trigger-source timeline-trigger-range \
        timeline-trigger-range-start timeline-trigger-range-end timeline-trigger-exit-range \
        timeline-trigger-exit-range-start timeline-trigger-exit-range-end \
        timeline-trigger-activation-range timeline-trigger-activation-range-start \
        timeline-trigger-activation-range-end timeline-trigger-active-range \
        timeline-trigger-active-range-start timeline-trigger-active-range-end trigger-scope
        """),
    Group(
      "CSS Animations", status: .unsupported,
      names: "animation-delay-start animation-delay-end"),
    Group(
      "CSS Backgrounds", status: .unsupported,
      names: """
        background-position-block background-position-inline background-repeat-x background-repeat-y \
        background-repeat-block background-repeat-inline background-tbd box-shadow-blur \
        box-shadow-color box-shadow-offset box-shadow-position box-shadow-spread
        """),
    Group(
      "CSS Borders", status: .unsupported,
      names: """
        border-shape border-block-start-radius border-block-end-radius border-inline-start-radius \
        border-inline-end-radius border-top-radius border-right-radius border-bottom-radius \
        border-left-radius corner corner-shape corner-top corner-right corner-bottom corner-left \
        corner-top-shape corner-right-shape corner-bottom-shape corner-left-shape corner-top-left \
        corner-top-right corner-bottom-left corner-bottom-right corner-top-left-shape \
        corner-top-right-shape corner-bottom-left-shape corner-bottom-right-shape corner-block-start \
        corner-block-end corner-inline-start corner-inline-end corner-block-start-shape \
        corner-block-end-shape corner-inline-start-shape corner-inline-end-shape corner-start-start \
        corner-start-end corner-end-start corner-end-end corner-start-start-shape \
        corner-start-end-shape corner-end-start-shape corner-end-end-shape
        """),
    Group(
      "CSS Box Model", status: .unsupported,
      names: "margin-trim margin-break"),
    Group(
      "CSS Break", status: .unsupported,
      names: "wrap-after wrap-before wrap-inside"),
    Group(
      "CSS Rhythmic Sizing", status: .unsupported,
      names: """
        block-step block-step-align block-step-insert block-step-round block-step-size \
        line-height-step
        """),
    Group(
      "CSS Line Grid", status: .unsupported,
      names: "box-snap line-grid line-snap"),
    Group(
      "CSS Inline Layout", status: .unsupported,
      names: """
        alignment-baseline baseline-shift baseline-source dominant-baseline initial-letter \
        initial-letter-align initial-letter-wrap inline-sizing line-fit-edge line-padding
        """),
    Group(
      "CSS Exclusions", status: .unsupported,
      names: "wrap-flow wrap-through wrap-margin wrap-padding"),
    Group(
      "CSS Regions", status: .unsupported,
      names: "flow-from flow-into region-fragment"),
    Group(
      "CSS Shapes", status: .unsupported,
      names: "shape-image-threshold shape-inside shape-margin shape-outside shape-padding"),
    Group(
      "CSS Overflow", status: .unsupported,
      names: """
        block-ellipsis continue line-clamp scroll-marker-group scroll-target-group \
        overflow-clip-margin-block overflow-clip-margin-block-end overflow-clip-margin-block-start \
        overflow-clip-margin-bottom overflow-clip-margin-inline overflow-clip-margin-inline-end \
        overflow-clip-margin-inline-start overflow-clip-margin-left overflow-clip-margin-right \
        overflow-clip-margin-top
        """),
    Group(
      "CSS Scroll Snap", status: .unsupported,
      names: """
        scroll-initial-target scroll-start scroll-start-x scroll-start-y scroll-start-block \
        scroll-start-inline
        """),
    Group(
      "CSS Text", status: .unsupported,
      names: """
        hyphenate-limit-chars hyphenate-limit-last hyphenate-limit-lines hyphenate-limit-zone \
        text-align-all text-autospace text-fit text-group-align text-spacing text-spacing-trim \
        white-space-trim word-space-transform
        """),
    Group(
      "CSS Text Decoration", status: .unsupported,
      names: """
        text-decoration-skip>text-decoration-skip-ink text-decoration-skip-box \
        text-decoration-skip-inset text-decoration-skip-self text-decoration-skip-spaces \
        text-decoration-inset text-decoration-trim text-emphasis-skip
        """),
    Group(
      "CSS Ruby", status: .unsupported,
      names: "ruby-align ruby-merge ruby-overhang ruby-position"),
    Group(
      "CSS Lists", status: .unsupported,
      names: "marker-side"),
    Group(
      "CSS Grid Layout", status: .unsupported,
      names: """
        align-tracks justify-tracks masonry-auto-flow masonry-auto-tracks masonry-direction \
        masonry-flow masonry-template-tracks masonry-template-areas masonry-track \
        masonry-track-start masonry-track-end masonry-template masonry item-flow item-direction \
        item-wrap item-pack item-slack item-track item-cross flow-tolerance item-tolerance \
        min-intrinsic-sizing
        """),
    Group(
      "CSS Flexible Box Layout", status: .unsupported,
      names: "flex-line-count"),
    Group(
      "CSS Multi-column Layout", status: .unsupported,
      names: "column-height column-wrap"),
    Group(
      "CSS Gap Decorations", status: .unsupported,
      names: """
        column-rule-break column-rule-inset column-rule-inset-cap column-rule-inset-cap-end \
        column-rule-inset-cap-start column-rule-inset-end column-rule-inset-junction \
        column-rule-inset-junction-end column-rule-inset-junction-start column-rule-inset-start \
        column-rule-visibility-items row-rule row-rule-break row-rule-color row-rule-inset \
        row-rule-inset-cap row-rule-inset-cap-end row-rule-inset-cap-start row-rule-inset-end \
        row-rule-inset-junction row-rule-inset-junction-end row-rule-inset-junction-start \
        row-rule-inset-start row-rule-style row-rule-visibility-items row-rule-width rule rule-break \
        rule-color rule-inset rule-inset-cap rule-inset-end rule-inset-junction rule-inset-start \
        rule-overlap rule-style rule-visibility-items rule-width
        """),
    Group(
      "CSS Images", status: .unsupported,
      names: "image-animation object-view-box"),
    Group(
      "CSS Color HDR", status: .unsupported,
      names: "dynamic-range-limit"),
    Group(
      "CSS Display", status: .unsupported,
      names: "reading-flow reading-order"),
    Group(
      "CSS Positioned Layout", status: .unsupported,
      names: "overlay"),
    Group(
      "CSS Link Parameters", status: .unsupported,
      names: "link-parameters"),
    Group(
      "CSS Viewport", status: .unsupported,
      names: "zoom"),
    Group(
      "CSS View Transitions", status: .unsupported,
      names:
        "view-transition-class view-transition-group view-transition-name view-transition-scope"),
    Group(
      "CSS User Interface", status: .unsupported,
      names: """
        input-security interest-delay interest-delay-end interest-delay-start interest-target-delay \
        interest-target-show-delay interest-target-hide-delay interest-show-delay \
        interest-hide-delay nav-down nav-left nav-right nav-up slider-orientation window-drag \
        frame-sizing ime-mode
        """),
    Group(
      "CSS Spatial Navigation", status: .unsupported,
      names: "spatial-navigation-action spatial-navigation-contain spatial-navigation-function"),
    Group(
      "MathML Core", status: .unsupported,
      names: "math-depth math-shift math-style"),
    Group(
      "Fill and Stroke", status: .unsupported,
      names: """
        fill-break fill-color fill-image fill-origin fill-position fill-repeat fill-size \
        stroke-align stroke-break stroke-color stroke-dash-corner stroke-dash-justify stroke-image \
        stroke-origin stroke-position stroke-repeat stroke-size
        """),
    Group(
      "Filter Effects", status: .unsupported,
      names:
        "color-interpolation-filters flood-color flood-opacity lighting-color enable-background"),
    Group(
      "SVG", status: .unsupported,
      names: """
        color-interpolation color-rendering buffered-rendering cx cy d glyph-orientation-horizontal \
        glyph-orientation-vertical kerning marker marker-end marker-mid marker-start path-length r \
        rx ry shape-subtract stop-color stop-opacity solid-color solid-opacity text-anchor \
        viewport-fill viewport-fill-opacity audio-level display-align line-increment x y \
        color-profile
        """),
  ]
}
