// SPDX-License-Identifier: Apache-2.0
package import CSSValues
package import LiveryDisplay

/// A picture behind the content of a box: how large it is, where it lies, and how it repeats.
///
/// Defined by [CSS Backgrounds 3, section 2](https://drafts.csswg.org/css-backgrounds-3/#layering).
package struct BackgroundLayer: Sendable, Hashable {
  /// The picture.
  package var image: CSSImage
  /// Where it lies in the room that the box leaves it.
  package var position: Position
  /// How large it is.
  package var size: BackgroundSize
  /// How it repeats.
  package var repetition: RepeatStyle
  /// The box that position and size count in.
  package var origin: VisualBox
  /// What it is seen in: one of the boxes, or the letters of the texts behind it.
  package var clip: BackgroundClip
  /// How it is laid over the layers below.
  package var blending: Compositing

  /// A layer; it repeats from the upper left corner in its own size where nothing is said.
  package init(
    _ image: CSSImage, position: Position = upperLeft, size: BackgroundSize = ownSize,
    repetition: RepeatStyle = everywhere, origin: VisualBox = .paddingBox,
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

  /// The place of a layer that nobody places.
  package static let upperLeft = Position(
    x: PositionComponent(.percentage(0)), y: PositionComponent(.percentage(0)))
  /// The size of a layer of which nobody says it: that of its picture.
  package static let ownSize = BackgroundSize.size(width: nil, height: nil)
  /// How a layer repeats of which nobody says it: along both axes.
  package static let everywhere = RepeatStyle.axes(x: .repeat, y: .repeat)
}

extension BackgroundLayer {
  /// The grammar of a layer.
  static let grammar =
    "<image> [ at <position> ]? [ size <bg-size> ]? [ repeat <repeat-style> ]? "
    + "[ origin <visual-box> ]? [ clip \(BackgroundClip.grammar) ]? [ blend <pipeline-blend-mode> ]?"

  /// Takes a layer, which begins with its picture.
  init?(reading reader: inout ParameterReader) {
    guard let image = reader.take({ $0.image?.kept }) else { return nil }
    self.init(image)
    if reader.takeWord("at") {
      guard let position = reader.take({ $0.position?.kept }) else { return nil }
      self.position = position
    }
    if reader.takeWord("size") {
      guard let size = BackgroundSize(reading: &reader) else { return nil }
      self.size = size
    }
    if reader.takeWord("repeat") {
      guard let repetition = RepeatStyle(reading: &reader) else { return nil }
      self.repetition = repetition
    }
    if reader.takeWord("origin") {
      guard let origin = reader.take({ VisualBox($0) }) else { return nil }
      self.origin = origin
    }
    if reader.takeWord("clip") {
      guard let clip = BackgroundClip(reading: &reader) else { return nil }
      self.clip = clip
    }
    if reader.takeWord("blend") {
      guard let mode = Compositing(reading: &reader, as: Compositing.type) else { return nil }
      blending = mode
    }
  }
}

extension BackgroundLayer: CustomStringConvertible {
  /// The layer as CSS writes it, without what is as by default.
  package var description: String {
    var words = [image.description]
    if position != Self.upperLeft { words += ["at", position.description] }
    if size != Self.ownSize { words += ["size", size.description] }
    if repetition != Self.everywhere { words += ["repeat", repetition.description] }
    if origin != .paddingBox { words += ["origin", origin.description] }
    if clip != .box(.borderBox) { words += ["clip", clip.description] }
    if blending != .normal { words += ["blend", blending.rawValue] }
    return words.joined(separator: " ")
  }
}

/// Layers of a background or a mask, topmost first.
struct BackgroundLayerList: ComposedValue {
  var layers: [BackgroundLayer]

  /// One or more layers.
  static let grammar = "<pipeline-background-layer>#"

  /// No layers.
  static var absent: BackgroundLayerList? { BackgroundLayerList([]) }

  init(_ layers: [BackgroundLayer]) { self.layers = layers }

  /// Takes the layers that stand next.
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

  /// The layers in one piece; nothing for none.
  var values: [CSSValue]? {
    layers.isEmpty
      ? nil : [.unparsed(layers.map(\.description).joined(separator: ", "))]
  }
}
