// SPDX-License-Identifier: Apache-2.0

extension StyleEnvironment {
  /// The device that a program draws on, as media queries ask for it.
  ///
  /// Defined by [Media Queries 5, section 5](https://drafts.csswg.org/mediaqueries-5/#mf-display-quality).
  public struct Display: Sendable, Hashable {
    /// The kind of the device, which `@media print` asks for.
    public var mediaType = MediaType.screen
    /// The number of device pixels for each px.
    public var resolution = 1.0
    /// The way in which the window is shown.
    public var mode = DisplayMode.standalone
    /// The frequency at which the picture can change; paper never does.
    public var update = UpdateFrequency.fast
    /// The number of bits for each component of a color; zero for a display without colors.
    public var colorDepth = 8
    /// The number of bits for a pixel of a display without colors; zero for one with colors.
    public var monochromeDepth = 0
    /// The colors that the display shows.
    public var colorGamut = ColorGamut.srgb
    /// Whether the display shows more than the usual range of brightness.
    public var isHighDynamicRange = false
    /// Whether the system inverts all colors.
    public var invertsColors = false

    /// Creates a screen with a pixel for each px.
    public init() {}
  }

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
