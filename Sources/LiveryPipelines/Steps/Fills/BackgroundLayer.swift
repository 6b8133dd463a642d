// SPDX-License-Identifier: Apache-2.0
package import CSSValues
package import LiveryDisplay

/// A background image of a box, with its size, position and repetition.
///
/// Defined by [CSS Backgrounds 3, section 2](https://drafts.csswg.org/css-backgrounds-3/#layering).
package struct BackgroundLayer: Sendable, Hashable {
  /// The image.
  package var image: CSSImage
  /// The position of the image in the background positioning area.
  package var position: Position
  /// The size of the image.
  package var size: BackgroundSize
  /// The repetition.
  package var repetition: RepeatStyle
  /// The box that position and size refer to.
  package var origin: VisualBox
  /// The painting area: a box, or the glyphs of the texts that follow.
  package var clip: BackgroundClip
  /// The operator that mixes the layer with the layers below.
  package var blending: Compositing

  /// Creates a layer; by default it repeats from the upper left corner in its own size.
  package init(
    _ image: CSSImage, position: Position = upperLeft, size: BackgroundSize = autoSize,
    repetition: RepeatStyle = repeatBothAxes, origin: VisualBox = .paddingBox,
    clip: BackgroundClip = .box(.borderBox),
    blending: Compositing = .normal
  ) {
    self.image = image
    self.position = position
    self.size = size
    self.repetition = repetition
    self.origin = origin
    self.clip = clip
    self.blending = blending
  }

  /// The default position.
  package static let upperLeft = Position(
    x: PositionComponent(.percentage(0)), y: PositionComponent(.percentage(0)))
  /// The default size, which is that of the image.
  package static let autoSize = BackgroundSize.size(width: nil, height: nil)
  /// The default repetition, which is along both axes.
  package static let repeatBothAxes = RepeatStyle.axes(x: .repeat, y: .repeat)
}

extension BackgroundLayer {
  /// The grammar of a layer.
  static let grammar =
    "<image> [ at <position> ]? [ size <bg-size> ]? [ repeat <repeat-style> ]? "
    + "[ origin <visual-box> ]? [ clip \(BackgroundClip.grammar) ]? [ blend <pipeline-blend-mode> ]?"

  /// Parses a layer, which begins with its image.
  init?(reading reader: inout ParameterReader) {
    guard let image = reader.consume({ $0.image?.normalized }) else { return nil }
    self.init(image)
    if reader.consumeKeyword("at") {
      guard let position = reader.consume({ $0.position?.normalized }) else { return nil }
      self.position = position
    }
    if reader.consumeKeyword("size") {
      guard let size = BackgroundSize(reading: &reader) else { return nil }
      self.size = size
    }
    if reader.consumeKeyword("repeat") {
      guard let repetition = RepeatStyle(reading: &reader) else { return nil }
      self.repetition = repetition
    }
    if reader.consumeKeyword("origin") {
      guard let origin = reader.consume({ VisualBox($0) }) else { return nil }
      self.origin = origin
    }
    if reader.consumeKeyword("clip") {
      guard let clip = BackgroundClip(reading: &reader) else { return nil }
      self.clip = clip
    }
    if reader.consumeKeyword("blend") {
      guard let mode = Compositing(reading: &reader, as: Compositing.type) else { return nil }
      blending = mode
    }
  }
}

extension BackgroundLayer: CustomStringConvertible {
  /// The layer in CSS syntax, without default values.
  package var description: String {
    var components = [image.description]
    if position != Self.upperLeft { components += ["at", position.description] }
    if size != Self.autoSize { components += ["size", size.description] }
    if repetition != Self.repeatBothAxes { components += ["repeat", repetition.description] }
    if origin != .paddingBox { components += ["origin", origin.description] }
    if clip != .box(.borderBox) { components += ["clip", clip.description] }
    if blending != .normal { components += ["blend", blending.rawValue] }
    return components.joined(separator: " ")
  }
}

/// The layers of a background or a mask, topmost first.
struct BackgroundLayerList: ComposedValue {
  var layers: [BackgroundLayer]

  /// The grammar: one or more layers.
  static let grammar = "<pipeline-background-layer>#"

  /// The empty list.
  static var absent: BackgroundLayerList? { BackgroundLayerList([]) }

  init(_ layers: [BackgroundLayer]) { self.layers = layers }

  /// Parses the next layers.
  init?(reading reader: inout ParameterReader) {
    layers = []
    reader.flatten()
    var ahead = reader
    while let layer = BackgroundLayer(reading: &ahead) {
      layers.append(layer)
      ahead.flatten()
      reader = ahead
    }
    if layers.isEmpty { return nil }
  }

  /// The layers as a single value, or `nil` for none.
  var values: [CSSValue]? {
    layers.isEmpty
      ? nil : [.unparsed(layers.map(\.description).joined(separator: ", "))]
  }
}
