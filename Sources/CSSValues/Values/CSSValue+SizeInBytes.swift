// SPDX-License-Identifier: Apache-2.0

extension CSSValue {
  /// The approximate memory of the value's nested storage, in bytes, without the value itself.
  ///
  /// The size includes storage that the value shares with other values.
  package var sizeInBytes: Int {
    switch self {
    case .list(let values), .sequence(let values):
      values.reduce(0) { $0 + MemoryLayout<CSSValue>.stride + $1.sizeInBytes }
    case .function(let function):
      MemoryLayout<FunctionValue>.stride + function.arguments.sizeInBytes
    case .brackets(let value): MemoryLayout<CSSValue>.stride + value.sizeInBytes
    case .calculation(let calculation):
      calculation.root.count * (MemoryLayout<CalculationNode>.stride + 48)
    case .shadow: MemoryLayout<Shadow>.stride
    case .transform(let function):
      MemoryLayout<TransformFunction>.stride
        + function.arguments.count * MemoryLayout<CSSValue>.stride
    case .filter: MemoryLayout<FilterFunction>.stride
    case .easing(.points(let points)):
      MemoryLayout<EasingFunction>.stride + points.count * MemoryLayout<LinearEasingPoint>.stride
    case .easing: MemoryLayout<EasingFunction>.stride
    case .image(let image): MemoryLayout<CSSImage>.stride + image.sizeInBytes
    case .position: MemoryLayout<Position>.stride
    case .shape(let shape): MemoryLayout<BasicShape>.stride + shape.sizeInBytes
    case .string(let text), .identifier(let text), .unparsed(let text): text.utf8.count
    default: 0
    }
  }
}

extension CSSImage {
  fileprivate var sizeInBytes: Int {
    switch self {
    case .gradient(let gradient): gradient.stops.count * MemoryLayout<GradientStop>.stride
    case .set(let options):
      options.reduce(0) { $0 + MemoryLayout<ImageSetOption>.stride + $1.image.sizeInBytes }
    case .crossFade(let layers): layers.count * MemoryLayout<CrossFadeLayer>.stride
    case .none, .url, .fallback: 0
    }
  }
}

extension BasicShape {
  fileprivate var sizeInBytes: Int {
    switch self {
    case .polygon(let shape): shape.corners.count * MemoryLayout<LengthPoint>.stride
    case .path(let shape): shape.commands.count * MemoryLayout<PathCommand>.stride
    case .shape(let shape): shape.commands.count * MemoryLayout<ShapeCommand>.stride
    case .inset, .rect, .xywh, .circle, .ellipse: 0
    }
  }
}
