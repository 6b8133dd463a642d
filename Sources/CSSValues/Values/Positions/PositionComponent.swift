// SPDX-License-Identifier: Apache-2.0

/// A position along an axis of a box: an edge, the center, or an offset from an edge.
///
/// ```swift
/// PositionComponent(.right, .length(Length(10))).description   // "right 10px"
/// PositionComponent(.percentage(50)).description              // "50%": from the left, or from the top
/// ```
///
/// Defined by [CSS Values 4, section 8.3](https://drafts.csswg.org/css-values-4/#position).
public struct PositionComponent: Sendable, Hashable {
  /// The edge or center keyword, or `nil` for an offset from the left or from the top.
  public var edge: Edge?
  /// The inward offset from the edge, or `nil` for the edge itself or the center.
  public var offset: LengthPercentage?

  /// Creates a component from an edge, with an optional inward offset.
  public init(_ edge: Edge, _ offset: LengthPercentage? = nil) {
    self.edge = edge
    self.offset = edge == .center ? nil : offset
  }

  /// Creates a component from an offset from the left or from the top.
  public init(_ offset: LengthPercentage) { self.offset = offset }

  /// A keyword of a component: an edge or the center.
  public enum Edge: String, GrammarKeyword {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The center of either axis.
    case center
    /// The left or right edge at the start of the line.
    case xStart = "x-start"
    /// The left or right edge at the end of the line.
    case xEnd = "x-end"
    /// The top or bottom edge at the start of a vertical line.
    case yStart = "y-start"
    /// The top or bottom edge at the end of a vertical line.
    case yEnd = "y-end"
  }
}

extension PositionComponent {
  /// The center of an axis.
  public static var center: PositionComponent { PositionComponent(.center) }

  /// Whether the component is the center, as a keyword or as a percentage.
  var isCenter: Bool {
    switch edge {
    case .center: true
    default: offset == .percentage(50)
    }
  }
}

extension PositionComponent.Edge {
  /// Whether the edge is the left or the right edge.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .xStart, .xEnd: true
    default: false
    }
  }

  /// Whether the edge is the top or the bottom edge.
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .yStart, .yEnd: true
    default: false
    }
  }

  /// Whether the physical edge depends on the direction of the text.
  var dependsOnText: Bool {
    switch self {
    case .xStart, .xEnd, .yStart, .yEnd: true
    default: false
    }
  }
}

extension PositionComponent: CustomStringConvertible {
  /// The CSS text of the component.
  public var description: String {
    [edge?.description, offset?.description].compactMap { $0 }.joined(separator: " ")
  }
}
