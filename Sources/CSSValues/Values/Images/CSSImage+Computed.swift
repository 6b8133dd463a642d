// SPDX-License-Identifier: Apache-2.0

extension CSSImage: ComputableValue {
  func computed(in context: ComputationContext) -> CSSImage {
    mapped(
      gradient: { $0.computed(in: context) }, color: { $0.computed(in: context) },
      resolution: { $0.computed(in: context) })
  }

  func resolved(currentColor: CSSColor) -> CSSImage {
    mapped(
      gradient: { $0.resolved(currentColor: currentColor) },
      color: { .color($0.resolved(currentColor: currentColor)) }, resolution: { $0 })
  }

  /// Returns the image with its components replaced, including nested images.
  ///
  /// The parser limits the nesting depth.
  private func mapped(
    gradient: (CSSGradient) -> CSSGradient, color: (SpecifiedColor) -> SpecifiedColor,
    resolution: (Calculable<Resolution>) -> Calculable<Resolution>
  ) -> CSSImage {
    func inner(_ image: CSSImage) -> CSSImage {
      image.mapped(gradient: gradient, color: color, resolution: resolution)
    }
    switch self {
    case .none, .url: return self
    case .gradient(let value): return .gradient(gradient(value))
    case .set(let options):
      return .set(
        options.map {
          ImageSetOption(inner($0.image), resolution: resolution($0.resolution), type: $0.type)
        })
    case .crossFade(let layers):
      return .crossFade(
        layers.map { layer in
          switch layer.content {
          case .image(let image): CrossFadeLayer(.image(inner(image)), share: layer.share)
          case .color(let value): CrossFadeLayer(.color(color(value)), share: layer.share)
          }
        })
    case .fallback(var image):
      image.color = image.color.map(color)
      return .fallback(image)
    }
  }
}
