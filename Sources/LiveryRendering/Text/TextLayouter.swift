// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo
  import CSSValues

  /// Lays out texts with fonts of its own.
  final class TextLayouter {
    private let fonts: UnsafeMutableRawPointer
    /// One for each direction that a text can have: changing that of one would lay out anew all that was made by it.
    let contexts: [PangoObject]
    private let language: OpaquePointer?
    private var metrics: LeastRecentlyUsed<FontKey, FontMetrics>

    private struct FontKey: Hashable {
      let font: CSSFont
      let size: Double
    }

    /// A layouter that looks at pixels the same way on every machine.
    init(options: RenderingOptions) {
      guard let fonts = pango_cairo_font_map_new() else {
        preconditionFailure("Pango always gives a font map")
      }
      self.fonts = UnsafeMutableRawPointer(fonts)
      pango_cairo_font_map_set_resolution(fonts, 96)
      let smoothing = cairo_font_options_create()
      defer { cairo_font_options_destroy(smoothing) }
      cairo_font_options_set_antialias(smoothing, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(smoothing, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(smoothing, CAIRO_HINT_METRICS_OFF)
      let language = pango_language_from_string(options.language)
      self.language = language
      contexts = [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].map { direction in
        let context = PangoObject(pango_font_map_create_context(fonts))
        pango_cairo_context_set_font_options(context.pointer, smoothing)
        pango_context_set_base_dir(context.pointer, direction)
        pango_context_set_language(context.pointer, language)
        pango_context_set_round_glyph_positions(context.pointer, 0)
        return context
      }
      metrics = LeastRecentlyUsed(capacity: 500)
    }

    deinit { g_object_unref(fonts) }
  }

  extension TextLayouter {
    /// The measures of a font at a size.
    func metrics(of font: CSSFont, size: Double) -> FontMetrics {
      let key = FontKey(font: font, size: size)
      if let kept = metrics.value(for: key) { return kept }
      let description = FontDescription(font, size: size)
      guard size > 0,
        let found = pango_context_get_metrics(contexts[0].pointer, description.pointer, language)
      else { return FontMetrics() }
      defer { pango_font_metrics_unref(found) }
      let result = FontMetrics(
        ascent: pixels(pango_font_metrics_get_ascent(found)),
        descent: pixels(pango_font_metrics_get_descent(found)),
        underline: -pixels(pango_font_metrics_get_underline_position(found)),
        underlineThickness: pixels(pango_font_metrics_get_underline_thickness(found)),
        strikethrough: pixels(pango_font_metrics_get_strikethrough_position(found)),
        strikethroughThickness: pixels(pango_font_metrics_get_strikethrough_thickness(found)),
        substitute: substitute(for: font, description))
      metrics.insert(result, for: key, cost: 1)
      return result
    }

    /// The family that is used instead of those of a font; nil where one of these is, or where any may be.
    private func substitute(for font: CSSFont, _ description: borrowing FontDescription) -> String?
    {
      let names = font.families.compactMap { family in
        if case .named(let name) = family { name.lowercased() } else { nil }
      }
      guard !names.isEmpty, names.count == font.families.count,
        let used = installedFamily(for: description)
      else { return nil }
      // A family such as "Fira Sans Condensed" may be found as a width of "Fira Sans".
      return names.contains { $0.hasPrefix(used.lowercased()) } ? nil : used
    }

    /// The family that a description leads to on this machine.
    private func installedFamily(for description: borrowing FontDescription) -> String? {
      guard let font = pango_context_load_font(contexts[0].pointer, description.pointer) else {
        return nil
      }
      defer { g_object_unref(UnsafeMutableRawPointer(font)) }
      guard let installed = pango_font_describe(font) else { return nil }
      defer { pango_font_description_free(installed) }
      return pango_font_description_get_family(installed).map(String.init(cString:))
    }

    /// Lays out a paragraph.
    func paragraph(_ part: Substring, _ form: ParagraphForm) -> PangoObject {
      let block = form.block
      let context = contexts[form.isRightToLeft == true ? 1 : 0]
      let layout = PangoObject(pango_layout_new(context.pointer))
      let pointer = layout.pointer
      var text = String(part)
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          pango_layout_set_text(pointer, $0.baseAddress, Int32($0.count))
        }
      }
      let description = FontDescription(block.font, size: form.fontSize)
      pango_layout_set_font_description(pointer, description.pointer)
      pango_layout_set_auto_dir(pointer, form.isRightToLeft == nil ? 1 : 0)
      let attributes = TextAttributes(text: text, block: block)
      pango_layout_set_attributes(pointer, attributes.pointer)
      if let width = form.width {
        // A width that was measured must be wide enough, whatever adding and subtracting insets rounded away.
        pango_layout_set_width(pointer, max(pangoUnits(width), 0) + 2)
        pango_layout_set_wrap(pointer, block.lineBreak.wrapMode)
        pango_layout_set_ellipsize(pointer, form.ellipsis)
        pango_layout_set_justify(pointer, block.alignment == .justify ? 1 : 0)
        pango_layout_set_indent(pointer, pangoUnits(max(form.indent, 0)))
      }
      return layout
    }
  }

  extension TextLineBreak {
    /// The positions at which Pango breaks lines.
    fileprivate var wrapMode: PangoWrapMode {
      switch self {
      case .wordWrap: PANGO_WRAP_WORD
      case .characterWrap: PANGO_WRAP_CHAR
      default: PANGO_WRAP_WORD_CHAR
      }
    }
  }

  /// How a paragraph is laid out.
  struct ParagraphForm {
    /// The block that it belongs to.
    let block: TextBlock
    /// The size of the font.
    let fontSize: Double
    /// Whether it runs from the right; nil for what it begins with.
    var isRightToLeft: Bool?
    /// The width that it is broken in; nil for one line.
    var width: Double?
    /// Where letters make place for an ellipsis.
    var ellipsis = PANGO_ELLIPSIZE_NONE
    /// How far its first line begins inside.
    var indent = 0.0
  }

  /// What is said of parts of a text.
  struct TextAttributes: ~Copyable {
    /// Pango's list.
    let pointer: OpaquePointer

    /// Spacing, features and hyphens of a text.
    init(text: String, block: TextBlock) {
      guard let pointer = pango_attr_list_new() else {
        preconditionFailure("Pango always gives a list")
      }
      self.pointer = pointer
      if block.letterSpacing != 0 {
        pango_attr_list_insert(
          pointer, pango_attr_letter_spacing_new(pangoUnits(block.letterSpacing)))
      }
      if block.wordSpacing != 0 { spaceWords(of: text, block) }
      let features = FontDescription.features(of: block.font)
      if !features.isEmpty {
        pango_attr_list_insert(pointer, pango_attr_font_features_new(features))
      }
      hideHyphens(in: text)
    }

    deinit { pango_attr_list_unref(pointer) }

    /// Hides the hyphens of all breaks that are not at soft hyphens.
    ///
    /// "No hyphenation character is inserted at the break point" of a word that is too long, says
    /// [CSS Text 4, section 6.5](https://drafts.csswg.org/css-text-4/#overflow-wrap-property).
    private func hideHyphens(in text: String) {
      var start = 0
      for (place, byte) in text.utf8.enumerated() where byte == 0xAD {
        // An attribute concerns the breaks between its letters, so that the one at its end keeps its hyphen.
        hideHyphens(in: start..<place + 1)
        start = place + 1
      }
      hideHyphens(in: start..<text.utf8.count)
    }

    private func hideHyphens(in range: Range<Int>) {
      let attribute = pango_attr_insert_hyphens_new(0)
      attribute?.pointee.start_index = guint(range.lowerBound)
      attribute?.pointee.end_index = guint(range.upperBound)
      pango_attr_list_insert(pointer, attribute)
    }

    /// Widens each space.
    private func spaceWords(of text: String, _ block: TextBlock) {
      for (place, byte) in text.utf8.enumerated() where byte == 0x20 {
        let space = pango_attr_letter_spacing_new(
          pangoUnits(block.letterSpacing + block.wordSpacing))
        space?.pointee.start_index = guint(place)
        space?.pointee.end_index = guint(place + 1)
        pango_attr_list_change(pointer, space)
      }
    }
  }
#endif
