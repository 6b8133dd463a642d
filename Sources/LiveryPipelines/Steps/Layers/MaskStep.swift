// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Draws the steps behind it only where a picture lets them through.
///
/// ```css
/// mask(url(star.png) aspect-fit) fill(gold)
/// mask(url(fade.png) luminance) image()
/// ```
///
/// The mask lies in the frame as its content mode says. Three20 puts it at the origin, and turns all that follows upside
/// down; neither is so here. A picture that cannot be had is no mask, and the rest is drawn.
public struct MaskStep: PipelineStep {
  /// The picture.
  public var source: ImageSource
  /// How it lies in the frame.
  public var contentMode: CSSContentMode
  /// Whether its brightness lets through; otherwise its opacity does.
  public var usesLuminance: Bool

  /// A mask by its picture.
  public init(
    _ source: ImageSource, contentMode: CSSContentMode = .scaleToFill, usesLuminance: Bool = false
  ) {
    self.source = source
    self.contentMode = contentMode
    self.usesLuminance = usesLuminance
  }

  /// A mask of no picture, over all of the frame.
  public static let prototype = MaskStep(.url(URLValue("")))
  /// The address, how it lies, and a word for brightness.
  public static let schema = Schema<MaskStep>(
    "mask", "Draws the steps behind it through a picture.",
    parameters: [
      Parameter("source", \.source, summary: "The address of the picture."),
      Parameter(
        "content-mode", \.contentMode, form: .optional,
        summary: "The content mode of the picture in the frame."),
      Parameter(
        flag: "luminance", \.usesLuminance,
        summary: "Whether its brightness lets through; otherwise its opacity does."),
    ])

  /// Begins the mask.
  public func draw(in context: inout DrawingContext) {
    guard let size = context.measuring.images.size(of: source) else { return }
    let rect = contentMode.frame(of: size.limited, in: context.frame)
    context.add(.mask(DisplayMask(DisplayImage(source, in: rect), usesLuminance: usesLuminance)))
  }

  /// True.
  public var needsIsolation: Bool { true }
}
