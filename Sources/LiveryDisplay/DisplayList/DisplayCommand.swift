// SPDX-License-Identifier: Apache-2.0

/// One thing to paint, or the beginning or end of what holds for several.
public enum DisplayCommand: Sendable, Hashable {
  /// Fills an outline.
  case fill(Path, Paint, FillMode = .nonzero)
  /// Draws a line along an outline, half of its width on either side.
  case stroke(Path, DisplayStroke, Paint)
  /// Draws a text; the place is the upper left corner of its box.
  case text(DisplayText, at: Point)
  /// Draws a picture, or a part of one, into a box.
  case image(DisplayImage)
  /// Draws the shadow that an outline throws on what is outside of it.
  case outerShadow(Path, DisplayShadow)
  /// Draws the shadow that the edge of an outline throws on what is inside of it.
  case innerShadow(Path, DisplayShadow)
  /// Begins what is painted inside of an outline only.
  case clip(Path, FillMode = .nonzero)
  /// Begins what is painted by itself, and then laid over what is there as one picture.
  case group(DisplayGroup)
  /// Begins what is painted through a transformation.
  case transform(AffineTransform)
  /// Begins what is painted only where a mask lets it through.
  case mask(DisplayMask)
  /// Ends what was begun last.
  case end
}

/// What is inside of an outline whose lines cross.
public enum FillMode: Sendable, Hashable {
  /// What the lines go around more often one way than the other.
  case nonzero
  /// What the lines go around an odd number of times.
  case evenOdd
}

extension DisplayCommand {
  /// Whether the command begins something that has an end.
  public var begins: Bool {
    switch self {
    case .clip, .group, .transform, .mask: true
    case .fill, .stroke, .text, .image, .outerShadow, .innerShadow, .end: false
    }
  }
}

extension DisplayCommand {
  /// Whether the command begins something that leaves no trace where nothing is painted in it.
  var isNothingByItself: Bool {
    switch self {
    case .clip, .transform, .mask: true
    case .group(let group): group.compositing.keepsWhatIsThere
    case .fill, .stroke, .text, .image, .outerShadow, .innerShadow, .end: false
    }
  }
}

extension Compositing {
  /// Whether an empty picture changes nothing of what is there.
  fileprivate var keepsWhatIsThere: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
