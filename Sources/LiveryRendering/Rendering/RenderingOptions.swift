// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// The limits of a ``Renderer``, and what it keeps for the next time.
  ///
  /// Fonts are always drawn the same way, so that a picture is the same on every machine that has the same fonts: smoothed in
  /// gray, without hinting, with measures that are not rounded, at 96 dots per inch, where one px is one px.
  public struct RenderingOptions: Sendable, Hashable {
    /// The most pixels that a picture may have, and all groups together that are painted by themselves at a time: 67,108,864.
    public var maximumPixels = 64 << 20
    /// The most pixels that the shadows, filters, masks and conic gradients of a drawing may take together, each counted once
    /// for every time that it is gone through: 512 million, which is seconds.
    public var maximumEffectPixels = 512 << 20
    /// The limits of pictures.
    public var images = ImageLimits()
    /// The limits of texts.
    public var text = TextLimits()
    /// How many groups, clips, transformations and masks may be begun at a time; what is in deeper ones is left out: 32,
    /// which fits on a stack of 512 KiB.
    public var maximumDepth = 32
    /// The sizes of the caches.
    public var caches = CacheSizes()
    /// How many pixels a px has, along each side, where SVG and PDF cannot but hold a picture, such as a blurred shadow: 2.
    public var embeddedScale = 2.0
    /// The language of the texts, such as `en` or `ja`, by which fonts are chosen for letters that several languages share.
    public var language = "en"

    /// The usual limits.
    public init() {}

    /// The limits of pictures that a drawing contains.
    public struct ImageLimits: Sendable, Hashable {
      /// The maximum size of a picture file, in bytes: 16 MiB.
      public var maximumFileSize = 16 << 20
      /// The maximum number of pixels that a picture file may decode to: 16,777,216.
      public var maximumPixels = 16 << 20

      /// The usual limits.
      public init() {}
    }

    /// The limits of texts.
    public struct TextLimits: Sendable, Hashable {
      /// The maximum number of bytes of UTF-8 of a text that are laid out; the rest is left out: 65,536.
      public var maximumLength = 65_536
      /// The maximum number of forced lines of a text that are laid out; the rest is left out: 4,096.
      public var maximumLines = 4_096
      /// The maximum number of families of a font that are looked for: 64.
      ///
      /// A text system takes time for each pair of them.
      public var maximumFontFamilies = 64
      /// The maximum size of a font in px; larger ones are drawn at this size: 4,096.
      public var maximumFontSize = 4_096.0

      /// The usual limits.
      public init() {}
    }

    /// The sizes of the caches of a renderer, in bytes.
    public struct CacheSizes: Sendable, Hashable {
      /// The size of decoded pictures: 64 MiB.
      public var images = 64 << 20
      /// The size of blurred shadows: 16 MiB.
      public var shadows = 16 << 20
      /// The approximate size of texts as they were laid out: 8 MiB.
      public var texts = 8 << 20

      /// The usual sizes.
      public init() {}
    }
  }
#endif
