// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
public import CSSValues

/// A font of a sheet: the descriptors of an `@font-face` rule.
///
/// ```css
/// @font-face { font-family: "Brand"; src: url(brand.woff2) format("woff2"), local("Brand"); font-weight: 100 900 }
/// ```
///
/// The rule is recorded, but no font is loaded. A program that can load fonts uses the ``sources``
/// with ``CSSStyleSheet/resource(for:)``.
///
/// Defined by [CSS Fonts 4, section 4](https://drafts.csswg.org/css-fonts-4/#font-resources).
public struct FontFace: Sendable, Hashable {
  /// The name by which `font-family` refers to the font.
  public internal(set) var family = ""
  /// The sources of the font file, in order of preference.
  public internal(set) var sources: [FontFaceSource] = []
  /// The range of glyph weights; `nil` for that of the file.
  public internal(set) var weights: ClosedRange<FontWeight>?
  /// The slant of the glyphs; `nil` for that of the file.
  public internal(set) var style: FontFaceStyle?
  /// The range of glyph widths, in percent of the normal width; `nil` for that of the file.
  public internal(set) var widths: ClosedRange<Double>?
  /// The characters that the font is used for; `nil` for all characters of the file.
  package internal(set) var unicodeRanges: [UnicodeRange]?
  /// The rendering of text while the font is not loaded.
  public internal(set) var display = FontDisplay.auto
  /// The default settings of text in the font, which styles may override.
  public internal(set) var settings = Settings()
  /// The metrics that replace those of the file.
  public internal(set) var metrics = Metrics()

  /// The default settings of text in a font, which styles may override.
  public struct Settings: Sendable, Hashable {
    /// The OpenType features.
    public internal(set) var features: [FontFeature] = []
    /// The positions on the axes of a variable font.
    public internal(set) var variations: [FontVariation] = []
    /// The language system that replaces the one of the text; `nil` for that of the text.
    public internal(set) var languageOverride: String?
    /// The named instance of a variable font; `nil` if there is none.
    public internal(set) var namedInstance: String?
  }

  /// The metrics of a font that replace those of its file.
  public struct Metrics: Sendable, Hashable {
    /// The ascent above the baseline, in percent of the font size; `nil` for that of the file.
    public internal(set) var ascent: Double?
    /// The descent below the baseline, in percent of the font size; `nil` for that of the file.
    public internal(set) var descent: Double?
    /// The gap between lines, in percent of the font size; `nil` for that of the file.
    public internal(set) var lineGap: Double?
    /// The scale of the glyphs and of their metrics, in percent.
    public internal(set) var sizeAdjustment = 100.0
  }

  /// Parses a `font-face` at-rule; `nil`, with a diagnostic, if its family or source is missing.
  ///
  /// Other invalid descriptors are ignored with a diagnostic. A later descriptor overrides an
  /// earlier one.
  package init?(_ tree: SyntaxTree, at node: Int, log: inout DiagnosticLog) {
    let record = tree.nodes[node]
    guard record.content < record.end else {
      log.add(.missing("a block", in: "@font-face", at: record, of: tree.stream))
      return nil
    }
    var found: Set<Descriptor> = []
    // An invalid descriptor has a diagnostic of its own.
    var written: Set<Descriptor> = []
    for case .declaration(let declaration) in tree.children(of: node) {
      if let descriptor = Descriptor(rawValue: declaration.name.lowercased()) {
        written.insert(descriptor)
      }
      if let descriptor = read(declaration, log: &log) { found.insert(descriptor) }
    }
    for descriptor in [Descriptor.family, .source] where !written.contains(descriptor) {
      log.add(
        .missing("'\(descriptor.rawValue)'", in: "@font-face", at: record, of: tree.stream))
    }
    guard found.isSuperset(of: [.family, .source]) else { return nil }
  }

  /// Parses a declaration and returns its descriptor if it is valid.
  private mutating func read(
    _ declaration: Declaration, log: inout DiagnosticLog
  ) -> Descriptor? {
    let stream = declaration.tree.stream
    let name = declaration.name.lowercased()
    let range = stream.range(of: declaration.tokens.lowerBound)
    guard let descriptor = Descriptor(rawValue: name) else {
      if !Descriptor.unsupported.contains(name) {
        log.add(
          .unknownDescriptor(
            name, of: "@font-face", among: Descriptor.allCases.map(\.rawValue), range: range))
      }
      return nil
    }
    if declaration.isImportant {
      log.add(Diagnostic(.ignoredImportance, range: range, facts: [.subject("@font-face")]))
      return nil
    }
    var cursor = TokenCursor(stream, declaration.value)
    let isRead = read(descriptor, &cursor, log: &log)
    if isRead, cursor.isAtEnd() { return descriptor }
    if isRead { let _: Void? = cursor.expected("the end of the value") }
    log.add(.invalidDescriptor(name, at: cursor, in: declaration.value))
    return nil
  }
}
