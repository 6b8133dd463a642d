// SPDX-License-Identifier: Apache-2.0

extension UnsupportedProperty {
  /// Properties of one specification with one status.
  struct Group: Sendable {
    let origin: String
    let status: Status
    /// The names, separated by spaces, each followed by `>` and its successor if there is one.
    let names: String

    init(_ origin: String, status: Status, names: String) {
      self.origin = origin
      self.status = status
      self.names = names
    }
  }

  /// All properties, grouped by specification.
  static var groups: [Group] { renamedGroups + mediumGroups + currentGroups + droppedGroups }

  /// The former names of properties, whose values remain valid for the new names.
  private static let renamedGroups: [Group] = [
    Group(
      "CSS Color Adjustment", status: .renamed,
      names: "color-adjust>print-color-adjust"),
    Group(
      "CSS Scroll Snap", status: .renamed,
      names: """
        scroll-snap-margin>scroll-margin scroll-snap-margin-top>scroll-margin-top \
        scroll-snap-margin-right>scroll-margin-right scroll-snap-margin-bottom>scroll-margin-bottom \
        scroll-snap-margin-left>scroll-margin-left scroll-snap-margin-block>scroll-margin-block \
        scroll-snap-margin-inline>scroll-margin-inline \
        scroll-snap-margin-block-start>scroll-margin-block-start \
        scroll-snap-margin-block-end>scroll-margin-block-end \
        scroll-snap-margin-inline-start>scroll-margin-inline-start \
        scroll-snap-margin-inline-end>scroll-margin-inline-end scroll-snap-padding>scroll-padding \
        scroll-snap-padding-top>scroll-padding-top scroll-snap-padding-right>scroll-padding-right \
        scroll-snap-padding-bottom>scroll-padding-bottom \
        scroll-snap-padding-left>scroll-padding-left scroll-snap-padding-block>scroll-padding-block \
        scroll-snap-padding-inline>scroll-padding-inline \
        scroll-snap-padding-block-start>scroll-padding-block-start \
        scroll-snap-padding-block-end>scroll-padding-block-end \
        scroll-snap-padding-inline-start>scroll-padding-inline-start \
        scroll-snap-padding-inline-end>scroll-padding-inline-end \
        scroll-start-target>scroll-initial-target
        """),
    Group(
      "CSS Logical Properties", status: .renamed,
      names: """
        offset-block>inset-block offset-block-start>inset-block-start \
        offset-block-end>inset-block-end offset-inline>inset-inline \
        offset-inline-start>inset-inline-start offset-inline-end>inset-inline-end \
        offset-before>inset-block-start offset-after>inset-block-end offset-start>inset-inline-start \
        offset-end>inset-inline-end
        """),
    Group(
      "Motion Path", status: .renamed,
      names: """
        motion>offset motion-path>offset-path motion-offset>offset-distance \
        motion-rotation>offset-rotate offset-rotation>offset-rotate
        """),
    Group(
      "CSS Anchor Positioning", status: .renamed,
      names: """
        inset-area>position-area position-try-options>position-try-fallbacks \
        anchor-default>position-anchor
        """),
    Group(
      "CSS Writing Modes", status: .renamed,
      names: "text-combine-horizontal>text-combine-upright"),
    Group(
      "CSS Text", status: .renamed,
      names: "text-space-collapse>white-space-collapse text-space-trim>white-space-trim"),
    Group(
      "CSS Regions", status: .renamed,
      names: "region-overflow>region-fragment"),
    Group(
      "CSS Multi-column Layout", status: .renamed,
      names: """
        column-break-before>break-before column-break-after>break-after \
        column-break-inside>break-inside
        """),
    Group(
      "CSS Flexible Box Layout", status: .renamed,
      names: "flex-order>order"),
    Group(
      "Fill and Stroke", status: .renamed,
      names: """
        stroke-alignment>stroke-align stroke-dashcorner>stroke-dash-corner \
        stroke-dashadjust>stroke-dash-justify
        """),
    Group(
      "CSS Masking", status: .renamed,
      names: """
        mask-box-image>mask-border mask-box>mask-border mask-box-image-source>mask-border-source \
        mask-box-image-slice>mask-border-slice mask-box-image-width>mask-border-width \
        mask-box-image-outset>mask-border-outset mask-box-image-repeat>mask-border-repeat \
        mask-source-type>mask-type
        """),
  ]

  /// The properties for media other than screens.
  private static let mediumGroups: [Group] = [
    Group(
      "CSS Speech", status: .otherMedium("speech"),
      names: """
        cue cue-after cue-before pause pause-after pause-before rest rest-after rest-before speak \
        speak-as voice-balance voice-duration voice-family voice-pitch voice-pitch-range voice-range \
        voice-rate voice-stress voice-volume mark-after mark-before phonemes interpret-as
        """),
    Group(
      "the aural style sheets of CSS 2", status: .otherMedium("speech"),
      names: """
        azimuth elevation pitch pitch-range play-during richness speak-header speak-numeral \
        speak-punctuation speech-rate stress volume
        """),
    Group(
      "CSS Generated Content for Paged Media", status: .otherMedium("paged media"),
      names: """
        bookmark-label bookmark-level bookmark-state bookmark-target copy-into string-set footnote-display \
        footnote-policy float-offset float-defer float-reference page-policy \
        hyphenate-after>hyphenate-limit-chars hyphenate-before>hyphenate-limit-chars \
        hyphenate-lines>hyphenate-limit-lines hyphenate-resource move-to border-parts border-clip \
        border-length border-limit border-boundary border-block-clip border-block-end-clip \
        border-block-start-clip border-bottom-clip border-inline-clip border-inline-end-clip \
        border-inline-start-clip border-left-clip border-right-clip border-top-clip
        """),
    Group(
      "CSS Paged Media", status: .otherMedium("paged media"),
      names:
        "page size marks bleed page-orientation crop fit>object-fit fit-position>object-position"),
    Group(
      "CSS Marquee", status: .otherMedium("mobile devices"),
      names: """
        marquee marquee-direction marquee-increment marquee-loop marquee-play-count \
        marquee-repetition marquee-speed marquee-style overflow-style
        """),
  ]
}
