// SPDX-License-Identifier: Apache-2.0

extension CSSImage: CombinableValue {
  /// Returns the interpolated image: a gradient for two compatible gradients, otherwise a
  /// cross-fade.
  ///
  /// `nil` for addition, which images do not have.
  ///
  /// Defined by [CSS Images 4, section 6](https://drafts.csswg.org/css-images-4/#interpolating-images).
  static func combined(from start: CSSImage, to end: CSSImage, by procedure: CombiningProcedure)
    -> CSSImage?
  {
    guard let progress = procedure.progress else { return nil }
    if start == end { return start }
    if start == .none || end == .none { return nil }
    if case .gradient(let from) = start, case .gradient(let to) = end,
      let between = CSSGradient.combined(from: from, to: to, by: procedure)
    {
      return .gradient(between)
    }
    // An interrupted animation starts from a cross-fade, so the nesting needs a limit.
    guard start.fadingDepth < maximumFadingDepth, end.fadingDepth < maximumFadingDepth else {
      return nil
    }
    let share = min(max(progress, 0), 1) * 100
    return .crossFade([
      CrossFadeLayer(.image(start), share: .percentage(100 - share)),
      CrossFadeLayer(.image(end), share: .percentage(share)),
    ])
  }

  private static let maximumFadingDepth = 8

  /// The nesting depth of `cross-fade()`.
  private var fadingDepth: Int {
    switch self {
    case .crossFade(let layers):
      1
        + layers.reduce(0) { depth, layer in
          guard case .image(let image) = layer.content else { return depth }
          return max(depth, image.fadingDepth)
        }
    case .set(let options): options.reduce(0) { max($0, $1.image.fadingDepth) }
    case .none, .url, .gradient, .fallback: 0
    }
  }
}
