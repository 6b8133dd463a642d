// SPDX-License-Identifier: Apache-2.0

extension CSSImage: InterpolableValue {
  /// The picture between two: a gradient between two that fit together, otherwise one faded into the other.
  ///
  /// Defined by [CSS Images 4, section 6](https://drafts.csswg.org/css-images-4/#interpolating-images).
  static func interpolated(from start: CSSImage, to end: CSSImage, at progress: Double) -> CSSImage?
  {
    if start == end { return start }
    if start == .none || end == .none { return nil }
    if case .gradient(let from) = start, case .gradient(let to) = end,
      let between = CSSGradient.interpolated(from: from, to: to, at: progress)
    {
      return .gradient(between)
    }
    // A way that begins on another way fades what is faded already; there is an end to that.
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

  /// How many `cross-fade()` stand in each other.
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
