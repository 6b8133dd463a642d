// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension BoxPipelineBuilder {
  /// The background step, or `nil` for none.
  ///
  /// `background-attachment` is ignored: a background always moves with its box.
  var background: BackgroundStep? {
    let color = declared(.backgroundColor) == nil ? .clear : color(.backgroundColor)
    let clips = list(.backgroundClip).map { BackgroundClip($0) ?? .box(.borderBox) }
    let images = list(.backgroundImage).compactMap {
      $0 == .keyword(.none) ? CSSImage.none : $0.image
    }
    // The color is clipped to the box of the bottom layer, even if that has no image.
    let bottomClip = images.isEmpty ? clips.first : clips.cycled(at: images.count - 1)
    var background = BackgroundStep(
      color, clip: color.alpha == 0 ? .box(.borderBox) : bottomClip ?? .box(.borderBox))
    let (x, y) = (list(.backgroundPositionX), list(.backgroundPositionY))
    let modes = list(.backgroundBlendMode).map { CSSBlendMode($0) ?? .normal }
    let origins = list(.backgroundOrigin).map { VisualBox($0) ?? .paddingBox }
    let (sizes, repetitions) = (list(.backgroundSize), list(.backgroundRepeat))
    background.layers = images.enumerated().compactMap { index, image in
      if image == .none { return nil }
      return BackgroundLayer(
        image.normalized,
        position: Position(
          x: component(x.cycled(at: index)), y: component(y.cycled(at: index))),
        size: sizes.cycled(at: index).flatMap { BackgroundSize($0)?.normalized }
          ?? BackgroundLayer.autoSize,
        repetition: repetitions.cycled(at: index).flatMap { RepeatStyle($0) }
          ?? BackgroundLayer.repeatBothAxes,
        origin: origins.cycled(at: index) ?? .paddingBox,
        clip: clips.cycled(at: index) ?? .box(.borderBox),
        blending: Compositing(modes.cycled(at: index) ?? .normal))
    }
    return background == .prototype ? nil : background
  }

  /// Returns the position along one axis, which defaults to the start.
  private func component(_ value: CSSValue?) -> PositionComponent {
    value.flatMap { PositionComponent($0) }?.normalized ?? PositionComponent(.percentage(0))
  }

  /// The mask step, or `nil` for none.
  var mask: MaskImageStep? {
    let images = list(.maskImage).map { $0.image ?? .none }
    guard images.contains(where: { $0 != .none }) else { return nil }
    let clips = list(.maskClip).map { VisualBox($0) ?? .borderBox }
    let origins = list(.maskOrigin).map { VisualBox($0) ?? .borderBox }
    let (sizes, repetitions) = (list(.maskSize), list(.maskRepeat))
    let (positions, operators) = (list(.maskPosition), list(.maskComposite))
    let layers: [BackgroundLayer] = images.enumerated().compactMap { index, image in
      if image == .none { return nil }
      return BackgroundLayer(
        image.normalized,
        position: positions.cycled(at: index)?.position?.normalized ?? BackgroundLayer.upperLeft,
        size: sizes.cycled(at: index).flatMap { BackgroundSize($0)?.normalized }
          ?? BackgroundLayer.autoSize,
        repetition: repetitions.cycled(at: index).flatMap { RepeatStyle($0) }
          ?? BackgroundLayer.repeatBothAxes,
        origin: origins.cycled(at: index) ?? .borderBox,
        clip: .box(clips.cycled(at: index) ?? .borderBox),
        // The bottom layer has no layers below to be combined with.
        blending: index == images.count - 1
          ? .normal : Compositing(maskOperator: operators.cycled(at: index)))
    }
    return MaskImageStep(layers, usesLuminance: list(.maskMode).first == .keyword(.luminance))
  }

  /// The border image step, or `nil` for none.
  var borderImage: BorderImageStep? {
    guard let image = declared(.borderImageSource)?.image, image != .none else { return nil }
    var step = BorderImageStep(image.normalized)
    var slices = sequence(.borderImageSlice)
    step.isFilled = slices.last == .keyword(.fill)
    if step.isFilled { slices.removeLast() }
    step.slices = EdgeLengths(slices) ?? step.slices
    step.widths = EdgeLengths(sequence(.borderImageWidth)) ?? step.widths
    step.outsets = EdgeLengths(sequence(.borderImageOutset)) ?? step.outsets
    let modes = sequence(.borderImageRepeat).compactMap {
      $0.keywordName.flatMap { EdgeTiling.Mode(rawValue: $0) }
    }
    if let first = modes.first {
      step.tiling = EdgeTiling(first, modes.count > 1 ? modes[1] : nil)
    }
    return step
  }
}

extension Array {
  /// Returns the element at an index modulo the count, or `nil` if the array is empty.
  fileprivate func cycled(at index: Int) -> Element? {
    isEmpty || index < 0 ? nil : self[index % count]
  }
}

extension Compositing {
  /// Creates the operator that combines a mask layer with the layers below.
  ///
  /// Defined by [CSS Masking 1, section 7.8](https://drafts.csswg.org/css-masking-1/#the-mask-composite).
  fileprivate init(maskOperator value: CSSValue?) {
    switch value {
    case .keyword(.subtract): self = .sourceOut
    case .keyword(.intersect): self = .sourceIn
    case .keyword(.exclude): self = .xor
    default: self = .normal
    }
  }
}
