// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo
  import CSSValues

  /// An owned Pango font description.
  struct FontDescription: ~Copyable {
    /// The Pango font description.
    let pointer: OpaquePointer

    /// Creates the description of a font at a size in px.
    init(_ font: CSSFont, size: Double) {
      guard let pointer = pango_font_description_new() else {
        preconditionFailure("Pango always returns a description")
      }
      self.pointer = pointer
      pango_font_description_set_family(pointer, Self.families(of: font))
      // Pango requires a size; text below a hundredth of a px is not drawn.
      pango_font_description_set_absolute_size(pointer, max(size, 0.01) * Double(PANGO_SCALE))
      pango_font_description_set_weight(
        pointer, PangoWeight(rawValue: PangoWeight.RawValue(font.weight.value.rounded())))
      pango_font_description_set_style(pointer, Self.style(of: font.style))
      pango_font_description_set_stretch(pointer, Self.stretch(of: font.stretch))
      let variations = Self.variations(of: font)
      if !variations.isEmpty { pango_font_description_set_variations(pointer, variations) }
    }

    deinit { pango_font_description_free(pointer) }
  }

  extension FontDescription {
    /// Returns the families as a Pango list, or `sans-serif` if the font lists none.
    private static func families(of font: CSSFont) -> String {
      let names = font.families.map { family in
        switch family {
        // A comma would separate families.
        case .named(let name): name.filter { $0 != "," && $0 != "\0" }
        case .generic(let generic): self.name(of: generic)
        }
      }
      return names.isEmpty ? "sans-serif" : names.joined(separator: ",")
    }

    /// Returns the Fontconfig name of a generic family.
    private static func name(of family: GenericFontFamily) -> String {
      switch family {
      case .serif, .uiSerif, .fangsong, .math: "serif"
      case .monospace, .uiMonospace: "monospace"
      case .cursive: "cursive"
      case .fantasy: "fantasy"
      case .emoji: "emoji"
      case .systemUi: "system-ui,sans-serif"
      case .sansSerif, .uiSansSerif, .uiRounded: "sans-serif"
      }
    }

    private static func style(of style: FontStyle) -> PangoStyle {
      switch style {
      case .normal: PANGO_STYLE_NORMAL
      case .italic: PANGO_STYLE_ITALIC
      // Pango ignores the angle of the slant.
      case .oblique(let angle): angle.degrees == 0 ? PANGO_STYLE_NORMAL : PANGO_STYLE_OBLIQUE
      }
    }

    /// Returns the nearest of the nine widths.
    private static func stretch(of stretch: FontStretch) -> PangoStretch {
      switch stretch.percentage {
      case ..<56.25: PANGO_STRETCH_ULTRA_CONDENSED
      case ..<68.75: PANGO_STRETCH_EXTRA_CONDENSED
      case ..<81.25: PANGO_STRETCH_CONDENSED
      case ..<93.75: PANGO_STRETCH_SEMI_CONDENSED
      case ..<106.25: PANGO_STRETCH_NORMAL
      case ..<118.75: PANGO_STRETCH_SEMI_EXPANDED
      case ..<137.5: PANGO_STRETCH_EXPANDED
      case ..<175: PANGO_STRETCH_EXTRA_EXPANDED
      default: PANGO_STRETCH_ULTRA_EXPANDED
      }
    }

    private static func variations(of font: CSSFont) -> String {
      font.variations.filter { isTag($0.tag) && $0.value.isFinite }
        .map { "\($0.tag)=\($0.value)" }.joined(separator: ",")
    }

    /// Returns the features in Pango's syntax, such as `liga=0,smcp=1`.
    static func features(of font: CSSFont) -> String {
      font.features.filter { isTag($0.tag) }
        .map { "\($0.tag)=\(min(max($0.value, 0), 65535))" }.joined(separator: ",")
    }

    /// Returns whether a name is a valid OpenType tag, and cannot inject other syntax into Pango.
    private static func isTag(_ tag: String) -> Bool {
      tag.utf8.count == 4
        && tag.utf8.allSatisfy {
          (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
        }
    }
  }
#endif
