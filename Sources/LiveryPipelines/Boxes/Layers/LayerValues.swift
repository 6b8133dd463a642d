// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension BackgroundSize {
  /// Parses `cover`, `contain`, or one or two lengths.
  init?(reading reader: inout ParameterReader) {
    if let keyword = reader.nextKeyword, keyword == "cover" || keyword == "contain" {
      self = keyword == "cover" ? .cover : .contain
      _ = reader.consume()
      return
    }
    var sides: [LengthPercentage?] = []
    while sides.count < 2 {
      if reader.consumeKeyword("auto") {
        sides.append(nil)
      } else if let side = reader.consumeLengthPercentage() {
        sides.append(side)
      } else {
        break
      }
    }
    guard let width = sides.first else { return nil }
    self = .size(width: width, height: sides.count > 1 ? sides[1] : nil)
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

  /// The repetition along each axis, for horizontal left-to-right text.
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

  /// Returns the offset from the upper left corner, given the free space.
  func offset(in extent: Size) -> Point { point(in: Rect(origin: .zero, size: extent)) }
}

extension PositionComponent {
  /// The component after a round trip through its CSS text, preferably from the left or top.
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
  /// A solid black image.
  static let black = CSSImage.gradient(
    CSSGradient(.linear(.side(.bottom)), stops: [.color(.black), .color(.black)]))

  /// The image after a round trip through its CSS text.
  var normalized: CSSImage {
    switch self {
    case .none, .url: return self
    case .gradient:
      let value = Property.backgroundImage.value(parsing: description)?
        .computed(for: .backgroundImage, in: ComputationContext())
      guard case .list(let images) = value, let image = images.first?.image else { return self }
      return image
    case .set(let options): return .set(options.map(\.normalized))
    case .crossFade(let layers): return .crossFade(layers.map(\.normalized))
    case .fallback(var fallback):
      fallback.color = fallback.color?.normalized
      return .fallback(fallback)
    }
  }
}

extension ImageSetOption {
  /// The option after a round trip through its CSS text.
  fileprivate var normalized: ImageSetOption {
    let dots = resolution.plain.map { Resolution($0.dotsPerPixel.boundedSerialized, .dppx) }
    return ImageSetOption(
      image.normalized, resolution: dots.map { .plain($0) } ?? resolution, type: type)
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
