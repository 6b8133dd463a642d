// SPDX-License-Identifier: Apache-2.0

/// A painting operation, or the beginning or end of a scope that affects several operations.
public enum DisplayCommand: Sendable, Hashable {
  /// Fills a path.
  case fill(Path, Paint, FillMode = .nonzero)
  /// Strokes a path, with half of the line width on either side.
  case stroke(Path, DisplayStroke, Paint)
  /// Draws a text whose box has its upper left corner at a point.
  case text(DisplayText, at: Point)
  /// Draws an image, or a part of one, into a rectangle.
  case image(DisplayImage)
  /// Draws the shadow that a path casts outside of itself.
  case outerShadow(Path, DisplayShadow)
  /// Draws the shadow that the edge of a path casts inside of it.
  case innerShadow(Path, DisplayShadow)
  /// Begins a scope that is clipped to a path.
  case clip(Path, FillMode = .nonzero)
  /// Begins a scope that is painted separately and then composited onto the backdrop as one image.
  case group(DisplayGroup)
  /// Begins a scope whose coordinates are transformed.
  case transform(AffineTransform)
  /// Begins a scope whose painting is masked.
  case mask(DisplayMask)
  /// Ends the innermost open scope.
  case end
}

/// The rule that determines the interior of a path whose lines cross.
public enum FillMode: Sendable, Hashable {
  /// A point is inside if the winding number of the path around it is not zero.
  case nonzero
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

extension DisplayCommand {
  /// Whether the command begins a scope, which a ``DisplayCommand/end`` closes.
  package var opensScope: Bool {
    switch self {
    case .clip, .group, .transform, .mask: true
    case .fill, .stroke, .text, .image, .outerShadow, .innerShadow, .end: false
    }
  }
}

extension DisplayCommand {
  /// Whether the command begins a scope that paints nothing if it is empty.
  var isEmptyWithoutContent: Bool {
    switch self {
    case .clip, .transform, .mask: true
    case .group(let group): group.compositing.preservesBackdrop
    case .fill, .stroke, .text, .image, .outerShadow, .innerShadow, .end: false
    }
  }
}

extension Compositing {
  /// Whether compositing an empty image leaves the backdrop unchanged.
  fileprivate var preservesBackdrop: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
