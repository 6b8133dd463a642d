// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo
  import CSSValues

  /// A text layouter with its own font map.
  final class TextLayouter {
    private let fonts: UnsafeMutableRawPointer
    /// The contexts for left-to-right and right-to-left texts.
    ///
    /// Changing the direction of a context would invalidate all layouts that it created.
    let contexts: [PangoObject]
    private let language: OpaquePointer?
    private var metrics: LeastRecentlyUsedCache<FontKey, FontMetrics>

    private struct FontKey: Hashable {
      let font: CSSFont
      let size: Double
    }

    /// Creates a layouter with machine-independent antialiasing and metrics.
    init(options: RenderingOptions) {
      guard let fonts = pango_cairo_font_map_new() else {
        preconditionFailure("Pango always returns a font map")
      }
      self.fonts = UnsafeMutableRawPointer(fonts)
      pango_cairo_font_map_set_resolution(fonts, 96)
      let fontOptions = cairo_font_options_create()
      defer { cairo_font_options_destroy(fontOptions) }
      cairo_font_options_set_antialias(fontOptions, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(fontOptions, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(fontOptions, CAIRO_HINT_METRICS_OFF)
      let language = pango_language_from_string(options.language)
      self.language = language
      contexts = [PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL].map { direction in
        let context = PangoObject(pango_font_map_create_context(fonts))
        pango_cairo_context_set_font_options(context.pointer, fontOptions)
        pango_context_set_base_dir(context.pointer, direction)
        pango_context_set_language(context.pointer, language)
        pango_context_set_round_glyph_positions(context.pointer, 0)
        return context
      }
      metrics = LeastRecentlyUsedCache(capacity: 500)
    }

    deinit { g_object_unref(fonts) }
  }

  extension TextLayouter {
    /// Returns the metrics of a font at a size.
    func metrics(of font: CSSFont, size: Double) -> FontMetrics {
      let key = FontKey(font: font, size: size)
      if let cached = metrics.value(for: key) { return cached }
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

    /// Returns the family that replaces those of a font, or `nil` if one is installed or generic.
    private func substitute(for font: CSSFont, _ description: borrowing FontDescription) -> String?
    {
      let names = font.families.compactMap { family in
        if case .named(let name) = family { name.lowercased() } else { nil }
      }
      guard !names.isEmpty, names.count == font.families.count,
        let used = installedFamily(for: description)
      else { return nil }
      // A family such as "Fira Sans Condensed" may be installed as a width of "Fira Sans".
      return names.contains { $0.hasPrefix(used.lowercased()) } ? nil : used
    }

    /// Returns the installed family that a description resolves to.
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
    func paragraph(_ part: Substring, _ options: ParagraphOptions) -> PangoObject {
      let block = options.block
      let context = contexts[options.isRightToLeft == true ? 1 : 0]
      let layout = PangoObject(pango_layout_new(context.pointer))
      let pointer = layout.pointer
      var text = String(part)
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          pango_layout_set_text(pointer, $0.baseAddress, Int32($0.count))
        }
      }
      let description = FontDescription(block.font, size: options.fontSize)
      pango_layout_set_font_description(pointer, description.pointer)
      pango_layout_set_auto_dir(pointer, options.isRightToLeft == nil ? 1 : 0)
      let attributes = TextAttributes(text: text, block: block)
      pango_layout_set_attributes(pointer, attributes.pointer)
      if let width = options.width {
        // A tolerance ensures that a measured width is wide enough despite rounding errors.
        pango_layout_set_width(pointer, max(pangoUnits(width), 0) + 2)
        pango_layout_set_wrap(pointer, block.lineBreak.wrapMode)
        pango_layout_set_ellipsize(pointer, options.ellipsis)
        pango_layout_set_justify(pointer, block.alignment == .justify ? 1 : 0)
        pango_layout_set_indent(pointer, pangoUnits(max(options.indent, 0)))
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

  /// The layout parameters of a paragraph.
  struct ParagraphOptions {
    /// The block that the paragraph belongs to.
    let block: TextBlock
    /// The font size in px.
    let fontSize: Double
    /// Whether the base direction is right to left.
    ///
    /// `nil` resolves the direction from the text.
    var isRightToLeft: Bool?
    /// The width at which the paragraph breaks, in px, or `nil` for a single line.
    var width: Double?
    /// The position of the ellipsis.
    var ellipsis = PANGO_ELLIPSIZE_NONE
    /// The indent of the first line, in px.
    var indent = 0.0
  }

  /// An owned list of Pango attributes for a text.
  struct TextAttributes: ~Copyable {
    /// The Pango attribute list.
    let pointer: OpaquePointer

    /// Creates the attributes for the spacing, font features and hyphens of a text.
    init(text: String, block: TextBlock) {
      guard let pointer = pango_attr_list_new() else {
        preconditionFailure("Pango always returns a list")
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

    /// Suppresses the hyphens of all breaks that are not at soft hyphens.
    ///
    /// "No hyphenation character is inserted at the break point" of a word that is too long,
    /// according to
    /// [CSS Text 4, section 6.5](https://drafts.csswg.org/css-text-4/#overflow-wrap-property).
    private func hideHyphens(in text: String) {
      var start = 0
      for (offset, byte) in text.utf8.enumerated() where byte == 0xAD {
        // An attribute applies to breaks inside its range; the break at its end keeps its hyphen.
        hideHyphens(in: start..<offset + 1)
        start = offset + 1
      }
      hideHyphens(in: start..<text.utf8.count)
    }

    private func hideHyphens(in range: Range<Int>) {
      let attribute = pango_attr_insert_hyphens_new(0)
      attribute?.pointee.start_index = guint(range.lowerBound)
      attribute?.pointee.end_index = guint(range.upperBound)
      pango_attr_list_insert(pointer, attribute)
    }

    /// Adds the word spacing to each space.
    private func spaceWords(of text: String, _ block: TextBlock) {
      for (offset, byte) in text.utf8.enumerated() where byte == 0x20 {
        let space = pango_attr_letter_spacing_new(
          pangoUnits(block.letterSpacing + block.wordSpacing))
        space?.pointee.start_index = guint(offset)
        space?.pointee.end_index = guint(offset + 1)
        pango_attr_list_change(pointer, space)
      }
    }
  }
#endif
