// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The features of container queries, which are sizes.
///
/// Defined by [CSS Conditional 5, section 4.5](https://drafts.csswg.org/css-conditional-5/#size-container).
package enum ContainerFeature: String, ConditionFeature {
  /// The physical extents of the content box.
  case width, height
  /// The extent along a line of text.
  case inlineSize = "inline-size"
  /// The extent across the lines.
  case blockSize = "block-size"
  /// The width divided by the height.
  case aspectRatio = "aspect-ratio"
  /// Whether the height is at least the width.
  case orientation
}

extension ContainerFeature {
  /// The type of the feature's values.
  package var valueType: FeatureValueType {
    switch self {
    case .width, .height, .inlineSize, .blockSize: .length
    case .aspectRatio: .ratio
    case .orientation: .keywords(["portrait", "landscape"])
    }
  }

  /// A description of the feature, in one sentence.
  package var documentation: String {
    switch self {
    case .width: "The width of the container's content box."
    case .height: "The height of the container's content box."
    case .inlineSize: "The extent of the container along a line of text."
    case .blockSize: "The extent of the container across the lines."
    case .aspectRatio: "The width of the container divided by its height."
    case .orientation: "Whether the container is at least as high as wide."
    }
  }

  /// The address of the specification.
  package var specification: String? {
    "https://drafts.csswg.org/css-conditional-5/#size-container"
  }

  /// Returns the axes that a container must have for the feature to be known.
  func axes(isVertical: Bool) -> ContainerAxes {
    switch self {
    case .width: isVertical ? .block : .inline
    case .height: isVertical ? .inline : .block
    case .inlineSize: .inline
    case .blockSize: .block
    case .aspectRatio, .orientation: .both
    }
  }

  /// Returns the value of the feature for a container; unknown if the program does not report it.
  func state(of container: QueryContainer) -> FeatureState {
    let isVertical = container.context.isVertical
    switch self {
    case .width: return FeatureState(container.width)
    case .height: return FeatureState(container.height)
    case .inlineSize: return FeatureState(isVertical ? container.height : container.width)
    case .blockSize: return FeatureState(isVertical ? container.width : container.height)
    case .aspectRatio, .orientation:
      guard let width = container.width, let height = container.height else { return .unknown }
      return self == .aspectRatio
        ? .number(width / height) : FeatureState(height >= width ? "portrait" : "landscape")
    }
  }
}
