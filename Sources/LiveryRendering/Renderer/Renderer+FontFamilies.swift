// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  extension Renderer {
    /// The names of the installed font families, in alphabetical order.
    ///
    /// ```swift
    /// Renderer().fontFamilies      // ["DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif"]
    /// ```
    public var fontFamilies: [String] {
      guard let fonts = pango_cairo_font_map_new() else { return [] }
      defer { g_object_unref(UnsafeMutableRawPointer(fonts)) }
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
  }
#endif
