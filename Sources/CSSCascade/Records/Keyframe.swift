// SPDX-License-Identifier: Apache-2.0

/// One block of ``Keyframes``: at which moments of an animation it counts, and what it declares.
///
/// Defined by [`<keyframe-block>`](https://drafts.csswg.org/css-animations-1/#typedef-keyframe-block).
public struct Keyframe: Sendable, Hashable {
  /// The moments in percent of the animation's duration, as they are written: `from` is 0, `to` is 100.
  public let percentages: [Double]
  /// What holds then, in the order of the text.
  public let declarations: [KeyframeDeclaration]
}
