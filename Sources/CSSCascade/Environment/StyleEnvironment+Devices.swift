// SPDX-License-Identifier: Apache-2.0

extension StyleEnvironment {
  /// The output device of a program, for media queries.
  ///
  /// Defined by [Media Queries 5, section 5](https://drafts.csswg.org/mediaqueries-5/#mf-display-quality).
  public struct Display: Sendable, Hashable {
    /// The type of the device, for `@media print`.
    public var mediaType = MediaType.screen
    /// The number of device pixels for each px.
    public var resolution = 1.0
    /// The display mode of the window.
    public var mode = DisplayMode.standalone
    /// The frequency at which the content can change; paper never changes.
    public var update = UpdateFrequency.fast
    /// The number of bits for each component of a color; zero for a display without colors.
    public var colorDepth = 8
    /// The number of bits for a pixel of a display without colors; zero for one with colors.
    public var monochromeDepth = 0
    /// The gamut of the display.
    public var colorGamut = ColorGamut.srgb
    /// Whether the display has a high dynamic range.
    public var isHighDynamicRange = false
    /// Whether the system inverts all colors.
    public var invertsColors = false

    /// Creates a screen with one device pixel for each px.
    public init() {}
  }

  /// The type of an output device; the raw value is the media type, such as `print`.
  public enum MediaType: String, Sendable, Hashable, CaseIterable {
    /// A screen.
    case screen
    /// Paper, or a preview of it.
    case print
  }

  /// The display mode of a window; the raw value is the keyword in `(display-mode: fullscreen)`.
  ///
  /// Defined by [Web Application Manifest](https://www.w3.org/TR/appmanifest/#display-modes).
  public enum DisplayMode: String, Sendable, Hashable, CaseIterable {
    /// The window covers the whole screen.
    case fullscreen
    /// A window of its own, as applications have.
    case standalone
    /// A window of its own with the navigation controls of a browser.
    case minimalUI = "minimal-ui"
    /// A page of a browser.
    case browser
    /// A small window on top of all others.
    case pictureInPicture = "picture-in-picture"
    /// A window of its own whose title bar the program draws.
    case windowControlsOverlay = "window-controls-overlay"
  }

  /// The speed of changes on a display; the raw value is the keyword in `(update: slow)`.
  public enum UpdateFrequency: String, Sendable, Hashable, CaseIterable {
    /// Never, as on paper.
    case none
    /// Too slowly for a smooth animation, as on electronic paper.
    case slow
    /// As fast as a screen.
    case fast
  }

  /// The gamut of a display; each gamut contains those before it.
  ///
  /// The raw value is the keyword in `(color-gamut: p3)`.
  public enum ColorGamut: String, Sendable, Hashable, CaseIterable {
    /// Approximately the gamut of sRGB.
    case srgb
    /// Approximately the gamut of Display P3.
    case p3
    /// Approximately the gamut of Rec. 2020.
    case rec2020
  }
}
