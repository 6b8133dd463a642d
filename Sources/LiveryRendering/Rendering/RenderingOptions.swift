// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// The limits and cache sizes of a ``Renderer``.
  ///
  /// Font rendering is fixed, so that machines with the same fonts produce the same image: gray
  /// antialiasing, no hinting, unrounded metrics, and 96 dots per inch, at which one px is one px.
  public struct RenderingOptions: Sendable, Hashable {
    /// The maximum number of pixels of an image: 67,108,864.
    ///
    /// This limit also bounds the total of all groups that are rendered offscreen at a time.
    public var maximumPixels = 64 << 20
    /// The maximum number of pixels that all effects of a drawing process: 512 million.
    ///
    /// Effects are shadows, filters, masks and conic gradients. Each pixel counts once per pass.
    /// The default takes seconds.
    public var maximumEffectPixels = 512 << 20
    /// The limits of images.
    public var images = ImageLimits()
    /// The limits of texts.
    public var text = TextLimits()
    /// The maximum nesting depth of groups, clips, transformations and masks: 32.
    ///
    /// Deeper commands are left out. The default fits on a stack of 512 KiB.
    public var maximumDepth = 32
    /// The sizes of the caches.
    public var caches = CacheSizes()
    /// The number of pixels per px, along each side, of raster images embedded in SVG and PDF: 2.
    ///
    /// SVG and PDF embed raster images for effects such as blurred shadows.
    public var embeddedScale = 2.0
    /// The language of the texts, such as `en` or `ja`.
    ///
    /// The language selects the font for characters that several languages share.
    public var language = "en"

    /// Creates the default limits.
    public init() {}

    /// The limits of the images in a drawing.
    public struct ImageLimits: Sendable, Hashable {
      /// The maximum size of an image file, in bytes: 16 MiB.
      public var maximumFileSize = 16 << 20
      /// The maximum number of pixels of a decoded image: 16,777,216.
      public var maximumPixels = 16 << 20

      /// Creates the default limits.
      public init() {}
    }

    /// The limits of texts.
    public struct TextLimits: Sendable, Hashable {
      /// The maximum length of a text, in bytes of UTF-8; the rest is left out: 65,536.
      public var maximumLength = 65_536
      /// The maximum number of forced lines of a text; the rest is left out: 4,096.
      public var maximumLines = 4_096
      /// The maximum number of font families of a text that are looked up: 64.
      ///
      /// Pango takes time for each pair of families.
      public var maximumFontFamilies = 64
      /// The maximum font size in px, to which larger sizes are reduced: 4,096.
      public var maximumFontSize = 4_096.0

      /// Creates the default limits.
      public init() {}
    }

    /// The cache sizes of a renderer, in bytes.
    public struct CacheSizes: Sendable, Hashable {
      /// The maximum size of the cached decoded images: 64 MiB.
      public var images = 64 << 20
      /// The maximum size of the cached blurred shadows: 16 MiB.
      public var shadows = 16 << 20
      /// The approximate maximum size of the cached text layouts: 8 MiB.
      public var texts = 8 << 20

      /// Creates the default sizes.
      public init() {}
    }
  }
#endif
