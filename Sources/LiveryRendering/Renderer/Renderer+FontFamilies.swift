// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  extension Renderer {
    /// Whether a font is installed; without one, texts have no glyphs.
    package static var hasFonts: Bool {
      guard let fonts = pango_cairo_font_map_new() else { return false }
      defer { g_object_unref(UnsafeMutableRawPointer(fonts)) }
      return canLoadFont(in: PangoObject(pango_font_map_create_context(fonts)))
    }

    /// The names of the installed font families, in alphabetical order.
    ///
    /// The array is empty if no font is installed, so that texts have no glyphs.
    ///
    /// ```swift
    /// Renderer().fontFamilies      // ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"]
    /// ```
    public var fontFamilies: [String] {
      guard let fonts = pango_cairo_font_map_new() else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(fonts)) }
      // Without fonts, Pango still lists the generic families.
      guard Self.canLoadFont(in: PangoObject(pango_font_map_create_context(fonts))) else {
        return []
      }
      var families: UnsafeMutablePointer<OpaquePointer?>?
      var count: Int32 = 0
      pango_font_map_list_families(fonts, &families, &count)
      guard let families else { return [] }
      defer { g_free(families) }
      let names = (0..<Int(count)).compactMap { families[$0] }.compactMap { family in
        pango_font_family_get_name(family).map { String(cString: $0) }
      }
      return Set(names).sorted()
    }

    private static func canLoadFont(in context: PangoObject) -> Bool {
      let description = pango_font_description_new()
      defer { pango_font_description_free(description) }
      pango_font_description_set_family(description, "sans-serif")
      guard let font = pango_context_load_font(context.pointer, description) else { return false }
      g_object_unref(UnsafeMutableRawPointer(font))
      return true
    }
  }
#endif
