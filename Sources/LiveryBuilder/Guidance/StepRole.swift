// SPDX-License-Identifier: Apache-2.0

/// The role of a step in a pipeline, on which its effect on other steps depends.
enum StepRole: Sendable, Hashable {
  /// A change of all later drawing, such as a mask or an opacity.
  case layer
  /// The outline of later fills and borders.
  case outline
  /// A move of the frame.
  case inset
  /// A shadow of the later steps.
  case shadow
  /// A fill of the outline.
  case fill
  /// A shadow on the earlier fills.
  case innerShadow
  /// A line along the outline.
  case border
  /// The distances around the content.
  case padding
  /// An image.
  case image
  /// A text, or other content.
  case text
  /// The steps of a part, which the host draws.
  case part

  /// Returns the role of a built-in step by its name in CSS, or `nil` for a custom step.
  init?(named name: String) {
    switch name {
    case "mask", "blend", "opacity", "transform", "filter", "clip-path", "mask-image":
      self = .layer
    case "shape", "border-box": self = .outline
    case "inset": self = .inset
    case "shadow": self = .shadow
    case "fill", "background", "box-shadow": self = .fill
    case "inner-shadow": self = .innerShadow
    case "border", "border-sides", "bevel", "highlight-border", "box-border", "border-image",
      "outline":
      self = .border
    case "box": self = .padding
    case "image", "object": self = .image
    case "text", "content": self = .text
    case "part": self = .part
    default: return nil
    }
  }
}

extension StepRole {
  /// Whether the step draws along or inside of the outline.
  var followsOutline: Bool { [.fill, .innerShadow, .border].contains(self) }
  /// Whether the step draws in the content frame.
  var isContent: Bool { [.image, .text].contains(self) }
}

extension [StepRole?] {
  /// Returns the index at which a new step of a role has an effect.
  ///
  /// - Parameter role: the role of the new step, or `nil` for a custom step.
  /// - Returns: the index, between 0 and the number of steps.
  func insertionIndex(of role: StepRole?) -> Int {
    func first(_ isMeant: (StepRole) -> Bool) -> Int? { firstIndex { $0.map(isMeant) ?? false } }
    func afterLast(_ isMeant: (StepRole) -> Bool) -> Int? {
      lastIndex { $0.map(isMeant) ?? false }.map { $0 + 1 }
    }
    let content = first { $0.isContent || $0 == .part } ?? count
    let padding = Swift.min(first { $0 == .padding } ?? count, content)
    switch role {
    case .layer: return 0
    case .outline:
      return afterLast { $0 == .outline } ?? first { $0 != .layer } ?? count
    case .inset, .shadow: return first(\.followsOutline) ?? content
    case .fill:
      return afterLast { $0 == .fill } ?? first { $0 == .innerShadow || $0 == .border } ?? padding
    case .innerShadow:
      return afterLast { $0 == .fill || $0 == .innerShadow } ?? first { $0 == .border } ?? padding
    case .border: return afterLast(\.followsOutline) ?? padding
    case .padding: return content
    case .image: return first { $0 == .text } ?? count
    case .text, .part, nil: return count
    }
  }
}
