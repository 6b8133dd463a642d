// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
public import CSSValues

/// A font that a sheet brings along: what an `@font-face` rule says of it.
///
/// ```css
/// @font-face { font-family: "Brand"; src: url(brand.woff2) format("woff2"), local("Brand"); font-weight: 100 900 }
/// ```
///
/// The rule is recorded, and nothing is loaded: a program that can load fonts does so by what stands here, with
/// ``CSSStyleSheet/resource(for:)``.
///
/// Defined by [CSS Fonts 4, section 4](https://drafts.csswg.org/css-fonts-4/#font-resources).
public struct FontFace: Sendable, Hashable {
  /// The name by which `font-family` refers to the font.
  public internal(set) var family = ""
  /// Where its file may be found, the best place first.
  public internal(set) var sources: [FontFaceSource] = []
  /// How heavy its glyphs are, from the lightest to the heaviest; nil for what the file says.
  public internal(set) var weights: ClosedRange<FontWeight>?
  /// How its glyphs are slanted; nil for what the file says.
  public internal(set) var style: FontFaceStyle?
  /// How wide its glyphs are in percent of the normal width; nil for what the file says.
  public internal(set) var widths: ClosedRange<Double>?
  /// The characters that it is used for; nil for all that it has.
  package internal(set) var unicodeRanges: [UnicodeRange]?
  /// What text looks like as long as it is not loaded.
  public internal(set) var display = FontDisplay.auto
  /// The settings that text has unless a style sets them otherwise.
  public internal(set) var settings = Settings()
  /// The metrics that replace those of the file.
  public internal(set) var metrics = Metrics()

  /// The settings of a font that text has unless a style sets them otherwise.
  public struct Settings: Sendable, Hashable {
    /// The features.
    public internal(set) var features: [FontFeature] = []
    /// The positions on the axes of a variable font.
    public internal(set) var variations: [FontVariation] = []
    /// The language system in place of that of the text; `nil` for that of the text.
    public internal(set) var languageOverride: String?
    /// The named instance of a variable font; `nil` for none.
    public internal(set) var namedInstance: String?
  }

  /// The metrics of a font that replace those of its file.
  public struct Metrics: Sendable, Hashable {
    /// The distance from the baseline to the top of the glyphs, in percent of the font size; `nil` for that of the file.
    public internal(set) var ascent: Double?
    /// The distance from the baseline to the bottom of the glyphs, in percent of the font size; `nil` for that of the file.
    public internal(set) var descent: Double?
    /// The space between lines, in percent of the font size; `nil` for that of the file.
    public internal(set) var lineGap: Double?
    /// The scale of the glyphs and of their metrics, in percent.
    public internal(set) var sizeAdjustment = 100.0
  }

  /// Reads an at-rule that is called `font-face`; nil, with a diagnostic, where it has no family or no source.
  ///
  /// Other descriptors that are wrong are dropped with a diagnostic; of two for the same thing the later one counts.
  package init?(_ tree: SyntaxTree, _ node: Int, log: inout DiagnosticLog) {
    let record = tree.nodes[node]
    guard record.content < record.end else {
      log.add(.missing("a block", in: "@font-face", at: record, of: tree.stream))
      return nil
    }
    var found: Set<Descriptor> = []
    // A descriptor that is invalid has its own diagnostic.
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

  /// Reads one declaration; gives its descriptor where it counts.
  private mutating func read(
    _ declaration: Declaration, log: inout DiagnosticLog
  ) -> Descriptor? {
    let stream = declaration.tree.stream
    let name = declaration.name.lowercased()
    let range = stream.range(of: declaration.tokens.lowerBound)
    guard let descriptor = Descriptor(rawValue: name) else {
      if !Descriptor.unread.contains(name) {
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
