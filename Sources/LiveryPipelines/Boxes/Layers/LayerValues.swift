// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

// The values of a step are normalized to those of a step that is parsed from its CSS text, where
// numbers have the printed precision. So both steps are equal.

extension BackgroundSize {
  /// Parses `cover`, `contain`, or one or two of a length, a percentage or `auto`.
  ///
  /// A negative length is accepted; drawing treats it as 0.
  init?(reading reader: inout ParameterReader) {
    if let keyword = reader.nextKeyword, keyword == "cover" || keyword == "contain" {
      self = keyword == "cover" ? .cover : .contain
      _ = reader.consume()
      return
    }
    // The width and the height; `nil` for `auto`.
    var dimensions: [LengthPercentage?] = []
    while dimensions.count < 2 {
      if reader.consumeKeyword("auto") {
        dimensions.append(nil)
      } else if let dimension = reader.consumeLengthPercentage() {
        dimensions.append(dimension)
      } else {
        break
      }
    }
    guard let width = dimensions.first else { return nil }
    self = .size(width: width, height: dimensions.count > 1 ? dimensions[1] : nil)
  }

  /// The size after a round trip through its CSS text.
  var normalized: BackgroundSize {
    guard case .size(let width, let height) = self else { return self }
    return .size(width: width?.normalized, height: height?.normalized)
  }
}

extension RepeatStyle {
  /// Parses one or two keywords.
  init?(reading reader: inout ParameterReader) {
    if let x = reader.consume({ BackgroundRepetition($0) }) {
      self = .axes(x: x, y: reader.consume { BackgroundRepetition($0) } ?? x)
    } else if let style = reader.consume({ RepeatStyle($0) }) {
      self = style
    } else {
      return nil
    }
  }

  /// The repetition along each axis, in horizontal text.
  var axes: (x: BackgroundRepetition, y: BackgroundRepetition) {
    switch self {
    case .axes(let x, let y): (x, y)
    case .inline: (.repeat, .noRepeat)
    case .block: (.noRepeat, .repeat)
    }
  }
}

extension Position {
  /// The position after a round trip through its CSS text.
  var normalized: Position { Position(x: x.normalized, y: y.normalized) }

  /// Returns the offset of a point or content from the upper left corner of its area, in px.
  ///
  /// The free space is the size of the area minus that of the content, if any.
  func offset(in freeSpace: Size) -> Point { point(in: Rect(origin: .zero, size: freeSpace)) }
}

extension PositionComponent {
  /// The component after a round trip through its CSS text, for left-to-right text.
  ///
  /// The center, an edge without an offset, and an offset from a start edge become an offset from
  /// the left or top. An offset from an end edge stays.
  var normalized: PositionComponent {
    switch edge {
    case .center: PositionComponent(.percentage(50))
    case nil, .left, .top, .xStart, .yStart: PositionComponent(offset?.normalized ?? .percentage(0))
    case .right, .bottom, .xEnd, .yEnd:
      if offset == nil {
        PositionComponent(.percentage(100))
      } else {
        self
      }
    }
  }
}

extension CSSValue {
  /// The image in the value, or `nil` for another kind of value.
  var image: CSSImage? {
    switch self {
    case .image(let image): image
    case .url(let url): .url(url)
    default: nil
    }
  }

  /// The position in the value, or `nil` for another kind of value.
  var position: Position? {
    if case .position(let position) = self { position } else { nil }
  }
}

extension CSSImage {
  /// An opaque black image, as a gradient, for the prototypes of steps with an image.
  static let black = CSSImage.gradient(
    CSSGradient(.linear(.side(.bottom)), stops: [.color(.black), .color(.black)]))

  /// The image after a round trip through its CSS text.
  ///
  /// A gradient is parsed from its text and computed, as is the value of a pipeline before its
  /// steps are read.
  var normalized: CSSImage {
    switch self {
    case .none, .url: return self
    case .gradient:
      let value = Property.backgroundImage.value(parsing: description)?
        .computed(for: .backgroundImage, in: ComputationContext())
      // Only a gradient that has no valid CSS text stays.
      guard case .list(let images) = value, let image = images.first?.image else { return self }
      return image
    case .set(let options): return .set(options.map(\.normalized))
    case .crossFade(let layers): return .crossFade(layers.map(\.normalized))
    case .fallback(var fallback):
      // `image()` has a URL, a color or both; only the color contains numbers.
      fallback.color = fallback.color?.normalized
      return .fallback(fallback)
    }
  }
}

extension ImageSetOption {
  /// The option after a round trip through its CSS text.
  fileprivate var normalized: ImageSetOption {
    let rounded = resolution.plain.map { Resolution($0.dotsPerPixel.boundedSerialized, .dppx) }
    return ImageSetOption(
      image.normalized, resolution: rounded.map { .plain($0) } ?? resolution, type: type)
  }
}

extension CrossFadeLayer {
  /// The layer after a round trip through its CSS text.
  fileprivate var normalized: CrossFadeLayer {
    let content: Content =
      switch self.content {
      case .image(let image): .image(image.normalized)
      case .color(let color): .color(color.normalized)
      }
    return CrossFadeLayer(content, share: share?.normalized)
  }
}
