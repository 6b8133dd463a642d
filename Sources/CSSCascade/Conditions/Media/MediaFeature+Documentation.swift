// SPDX-License-Identifier: Apache-2.0

extension MediaFeature {
  /// A description of the feature, in one sentence.
  package var documentation: String {
    switch self {
    case .width: "The width of the viewport, in which the program shows its content."
    case .height: "The height of the viewport, in which the program shows its content."
    case .orientation: "Whether the viewport is at least as high as wide."
    case .aspectRatio: "The width of the viewport divided by its height."
    case .deviceWidth: "The width of the screen; a deprecated form of `width`."
    case .deviceHeight: "The height of the screen; a deprecated form of `height`."
    case .deviceAspectRatio:
      "The width of the screen divided by its height; a deprecated form of `aspect-ratio`."
    case .horizontalViewportSegments: "The number of parts of a folded viewport, side by side."
    case .verticalViewportSegments: "The number of parts of a folded viewport, one above the other."
    case .resolution: "The number of device pixels per unit of length."
    case .scan: "The scanning of the display."
    case .grid: "Whether the device is a grid of characters, such as a terminal."
    case .update: "The speed at which the display can change its content."
    case .webkitDevicePixelRatio:
      "The number of device pixels per px; a form of `resolution` without units."
    case .environmentBlending: "The blending of a display with the light around it."
    case .overflowBlock: "The treatment of content that exceeds the viewport across the lines."
    case .overflowInline: "The treatment of content that exceeds the viewport along the lines."
    case .displayMode: "The display mode of the window."
    case .navigationControls:
      "The navigation controls that the program shows, such as a back button."
    case .scripting: "The support of scripts."
    case .platform: "The operating system of the program. An extension of Livery."
    case .color: "The number of bits per color component, and 0 for a display without colors."
    case .monochrome:
      "The number of bits per pixel of a display without colors, and 0 for one with colors."
    case .colorIndex:
      "The number of colors in the table of the display, and 0 without such a table."
    case .colorGamut: "The approximate range of colors that the display can show."
    case .dynamicRange: "The dynamic range of the display: brightness, contrast and color depth."
    case .videoColorGamut: "The approximate range of colors of videos."
    case .videoDynamicRange: "The dynamic range of videos."
    case .invertedColors: "Whether the system inverts all colors."
    case .forcedColors: "Whether the system forces a palette of colors that the user chose."
    case .pointer: "The accuracy of the primary pointing device."
    case .hover: "Whether the primary pointing device can hover over elements."
    case .anyPointer: "The accuracy of any of the pointing devices."
    case .anyHover: "Whether any of the pointing devices can hover over elements."
    case .prefersColorScheme: "The color scheme that the user prefers."
    case .prefersContrast: "The contrast that the user prefers."
    case .prefersReducedMotion: "Whether the user prefers less motion."
    case .prefersReducedTransparency: "Whether the user prefers less transparency."
    case .prefersReducedData: "Whether the user prefers to transfer less data."
    }
  }

  /// The address of the specification, or `nil` if Livery defines the feature.
  package var specification: String? {
    switch self {
    case .platform: nil
    case .webkitDevicePixelRatio: "https://compat.spec.whatwg.org/#css-media-queries"
    default: "https://drafts.csswg.org/mediaqueries-5/#media-descriptor-table"
    }
  }
}
