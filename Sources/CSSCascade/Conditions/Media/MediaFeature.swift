// SPDX-License-Identifier: Apache-2.0

/// The features of media queries.
///
/// `platform` is an extension of Livery: the operating system of the program, such as `linux` or
/// `macos`.
///
/// Defined by [Media Queries 5](https://drafts.csswg.org/mediaqueries-5/#media-descriptor-table) and, for those of WebKit, by
/// [Compatibility, section 3.2](https://compat.spec.whatwg.org/#css-media-queries).
package enum MediaFeature: String, ConditionFeature {
  // Sizes.
  case width, height, orientation
  case aspectRatio = "aspect-ratio"
  case deviceWidth = "device-width"
  case deviceHeight = "device-height"
  case deviceAspectRatio = "device-aspect-ratio"
  case horizontalViewportSegments = "horizontal-viewport-segments"
  case verticalViewportSegments = "vertical-viewport-segments"
  // Capabilities of the display.
  case resolution, scan, grid, update
  case webkitDevicePixelRatio = "-webkit-device-pixel-ratio"
  case environmentBlending = "environment-blending"
  case overflowBlock = "overflow-block"
  case overflowInline = "overflow-inline"
  case displayMode = "display-mode"
  case navigationControls = "nav-controls"
  case scripting, platform
  // Colors.
  case color, monochrome
  case colorIndex = "color-index"
  case colorGamut = "color-gamut"
  case dynamicRange = "dynamic-range"
  case videoColorGamut = "video-color-gamut"
  case videoDynamicRange = "video-dynamic-range"
  case invertedColors = "inverted-colors"
  case forcedColors = "forced-colors"
  // Pointing devices.
  case pointer, hover
  case anyPointer = "any-pointer"
  case anyHover = "any-hover"
  // User preferences.
  case prefersColorScheme = "prefers-color-scheme"
  case prefersContrast = "prefers-contrast"
  case prefersReducedMotion = "prefers-reduced-motion"
  case prefersReducedTransparency = "prefers-reduced-transparency"
  case prefersReducedData = "prefers-reduced-data"
}

extension MediaFeature {
  /// The type of the feature's values.
  package var valueType: FeatureValueType {
    switch self {
    case .width, .height, .deviceWidth, .deviceHeight: .length
    case .aspectRatio, .deviceAspectRatio: .ratio
    case .resolution: .resolution
    case .webkitDevicePixelRatio: .number
    case .color, .colorIndex, .monochrome, .horizontalViewportSegments, .verticalViewportSegments:
      .integer
    case .grid: .boolean
    default: .keywords(words)
    }
  }

  /// The keywords of a feature whose values are keywords.
  private var words: [String] {
    switch self {
    case .orientation: ["portrait", "landscape"]
    case .scan: ["interlace", "progressive"]
    case .update: ["none", "slow", "fast"]
    case .environmentBlending: ["opaque", "additive", "subtractive"]
    case .overflowBlock: ["none", "scroll", "paged"]
    case .overflowInline: ["none", "scroll"]
    case .displayMode: StyleEnvironment.DisplayMode.allCases.map(\.rawValue)
    case .navigationControls: ["none", "back"]
    case .scripting: ["none", "initial-only", "enabled"]
    case .platform: StyleEnvironment.Platform.allCases.map(\.rawValue)
    case .colorGamut, .videoColorGamut: StyleEnvironment.ColorGamut.allCases.map(\.rawValue)
    case .dynamicRange, .videoDynamicRange: ["standard", "high"]
    case .invertedColors: ["none", "inverted"]
    case .forcedColors: ["none", "active"]
    case .pointer, .anyPointer: StyleEnvironment.Pointer.allCases.map(\.rawValue)
    case .hover, .anyHover: ["none", "hover"]
    case .prefersColorScheme: ["light", "dark"]
    case .prefersContrast: StyleEnvironment.Contrast.allCases.map(\.rawValue)
    case .prefersReducedMotion, .prefersReducedTransparency, .prefersReducedData:
      ["no-preference", "reduce"]
    default: []
    }
  }
}
