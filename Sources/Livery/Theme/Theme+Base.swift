// SPDX-License-Identifier: Apache-2.0
import CDefaultTheme
public import CHarborTheme
public import CSSCascade
import Synchronization

// `@export(implementation)` compiles a member into its callers, so that only programs that name a
// base link its bytes.

extension Theme {
  /// The style sheets below the files of a theme.
  ///
  /// ```swift
  /// let modern = try Theme(contentsOfFile: "app.css", base: .harbor)
  /// let company = Theme.Base(try CSSStyleSheet(contentsOfFile: "company.css"))
  /// let layered = try Theme(contentsOfFile: "app.css", base: company)
  /// ```
  ///
  /// The library contains its base themes in compiled form, and parses their texts only for rules,
  /// positions or explanations.
  public struct Base: Sendable {
    /// The style sheets, lowest first.
    public let sheet: CSSStyleSheet

    /// Creates a base of a program's own style sheets.
    public init(_ sheet: CSSStyleSheet) { self.sheet = sheet }
  }
}

extension Theme.Base {
  /// The look of Three20, which is ``Theme/defaultSheet``.
  public static var three20: Self { Self(Theme.defaultSheet) }

  /// No style sheet.
  public static var none: Self { Self(CSSStyleSheet()) }

  /// A contemporary look: `Resources/themes/harbor`, whose style sheet is named `<harbor>`.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public static var harbor: Self {
    Self(compiled: livery_harbor_theme_start(), count: livery_harbor_theme_length, "<harbor>")
  }

  /// A compiled theme of the program that was loaded.
  private struct LoadedTheme {
    /// The address of its bytes.
    let address: UInt
    let sheet: CSSStyleSheet
  }

  /// The few base themes loaded so far, without a dictionary, whose first use takes longer.
  private static let loaded = Mutex<[LoadedTheme]>([])

  /// Creates a base from a compiled theme in the program, which is loaded once.
  @usableFromInline
  init(compiled start: UnsafeRawPointer, count: Int, _ name: String) {
    sheet = Self.loaded.withLock { loaded in
      let address = UInt(bitPattern: start)
      if let theme = loaded.first(where: { $0.address == address }) { return theme.sheet }
      let bytes = UnsafeRawBufferPointer(start: start, count: count)
      let sheet = CSSStyleSheet(baseTheme: bytes, name: name)
      loaded.append(LoadedTheme(address: address, sheet: sheet))
      return sheet
    }
  }
}

extension Theme {
  /// The style sheet below every theme without another base: `Resources/default.css`.
  ///
  /// The style sheet is named `<default>` and has the origin `Origin.default`. No file can have
  /// that name, so none replaces the style sheet by accident.
  public static let defaultSheet = CSSStyleSheet(
    baseTheme: UnsafeRawBufferPointer(
      start: livery_default_theme_start(), count: livery_default_theme_length),
    name: "<default>")

  /// Creates a theme of a base alone.
  public convenience init(base: Base) { self.init(base.sheet) }
}
