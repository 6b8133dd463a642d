// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Masks the steps that follow with an image.
///
/// ```css
/// mask(url(star.png) aspect-fit) fill(gold)
/// mask(url(fade.png) luminance) image()
/// ```
///
/// The content mode positions the mask in the frame. Three20 positions the mask at the origin, and
/// flips the drawing that follows; this step does neither. If the image is unavailable, the steps
/// are drawn without a mask.
public struct MaskStep: PipelineStep {
  /// The image.
  public var source: ImageSource
  /// The position of the image in the frame.
  public var contentMode: CSSContentMode
  /// Whether the luminance of the image is the mask value, instead of its alpha.
  public var usesLuminance: Bool

  /// Creates a mask from its image.
  public init(
    _ source: ImageSource, contentMode: CSSContentMode = .scaleToFill, usesLuminance: Bool = false
  ) {
    self.source = source
    self.contentMode = contentMode
    self.usesLuminance = usesLuminance
  }

  /// A mask with an unavailable image, stretched over the frame.
  public static let prototype = MaskStep(.url(URLValue("")))
  /// The schema, with the address, the content mode, and a keyword for luminance.
  public static let schema = Schema<MaskStep>(
    "mask", "Masks the steps after it with a picture.",
    parameters: [
      Parameter("source", \.source, summary: "The URL of the picture."),
      Parameter(
        "content-mode", \.contentMode, form: .optional,
        summary: "The content mode of the picture in the frame."),
      Parameter(
        flag: "luminance", \.usesLuminance,
        summary: "Whether the mask uses the picture's luminance instead of its opacity."),
    ])

  /// Begins a scope with the mask.
  public func draw(in context: inout DrawingContext) {
    guard let size = context.measuring.images.size(of: source) else { return }
    let rect = contentMode.frame(of: size.limited, in: context.frame)
    context.add(.mask(DisplayMask(DisplayImage(source, in: rect), usesLuminance: usesLuminance)))
  }

  /// `true`: a mask always needs isolation.
  public var needsIsolation: Bool { true }
}
