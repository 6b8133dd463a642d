// SPDX-License-Identifier: Apache-2.0

extension StyleEnvironment {
  /// What a program draws on; the raw value is what `@media print` says.
  public enum MediaType: String, Sendable, Hashable, CaseIterable {
    /// A screen.
    case screen
    /// Paper, or a preview of it.
    case print
  }

  /// How a window is shown; the raw value is what `(display-mode: fullscreen)` says.
  ///
  /// Defined by [Web Application Manifest](https://www.w3.org/TR/appmanifest/#display-modes).
  public enum DisplayMode: String, Sendable, Hashable, CaseIterable {
    /// It takes the whole screen.
    case fullscreen
    /// A window of its own: what programs have.
    case standalone
    /// A window of its own with the controls of a browser.
    case minimalUI = "minimal-ui"
    /// A page of a browser.
    case browser
    /// A small window above all others.
    case pictureInPicture = "picture-in-picture"
    /// A window of its own whose title bar the program draws.
    case windowControlsOverlay = "window-controls-overlay"
  }

  /// How fast what is drawn can change; the raw value is what `(update: slow)` says.
  public enum UpdateFrequency: String, Sendable, Hashable, CaseIterable {
    /// Never, as on paper.
    case none
    /// Too slowly for a smooth animation, as on electronic paper.
    case slow
    /// As fast as screens do.
    case fast
  }

  /// The colors that a display shows; each gamut holds those before it.
  ///
  /// The raw value is what `(color-gamut: p3)` says.
  public enum ColorGamut: String, Sendable, Hashable, CaseIterable {
    /// About those of sRGB.
    case srgb
    /// About those of Display P3.
    case p3
    /// About those of Rec. 2020.
    case rec2020
  }
}
