// SPDX-License-Identifier: Apache-2.0

/// Where something stands along one axis of a box: at an edge, in the middle, or some way from an edge.
///
/// ```swift
/// PositionComponent(.right, .length(Length(10))).description   // "right 10px"
/// PositionComponent(.percentage(50)).description              // "50%": from the left, or from the top
/// ```
///
/// Defined by [CSS Values 4, section 8.3](https://drafts.csswg.org/css-values-4/#position).
public struct PositionComponent: Sendable, Hashable {
  /// The edge that is named, or the middle; nil for an offset from the left or from the top.
  public var edge: Edge?
  /// How far it is from the edge inwards; nil for the edge itself, and always in the middle.
  public var offset: LengthPercentage?

  /// A place at an edge or some way inwards of it.
  public init(_ edge: Edge, _ offset: LengthPercentage? = nil) {
    self.edge = edge
    self.offset = edge == .center ? nil : offset
  }

  /// A place some way from the left, or from the top.
  public init(_ offset: LengthPercentage) { self.offset = offset }

  /// What a component of a position can be counted from.
  public enum Edge: String, GrammarWord {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The middle of either axis.
    case center
    /// The left or the right edge, where a line of text begins.
    case xStart = "x-start"
    /// The left or the right edge, where a line of text ends.
    case xEnd = "x-end"
    /// The upper or the lower edge, where a column of text begins.
    case yStart = "y-start"
    /// The upper or the lower edge, where a column of text ends.
    case yEnd = "y-end"
  }
}

extension PositionComponent {
  /// The middle of an axis.
  public static var center: PositionComponent { PositionComponent(.center) }

  /// Whether the component is the middle, however it is written.
  var isCenter: Bool {
    switch edge {
    case .center: true
    default: offset == .percentage(50)
    }
  }
}

extension PositionComponent.Edge {
  /// Whether the edge is the left or the right one.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .xStart, .xEnd: true
    default: false
    }
  }

  /// Whether the edge is the upper or the lower one.
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .yStart, .yEnd: true
    default: false
    }
  }

  /// Whether it depends on the direction of the text which edge it is.
  var dependsOnText: Bool {
    switch self {
    case .xStart, .xEnd, .yStart, .yEnd: true
    default: false
    }
  }
}

extension PositionComponent: CustomStringConvertible {
  /// The component as CSS writes it.
  public var description: String {
    [edge?.description, offset?.description].compactMap { $0 }.joined(separator: " ")
  }
}
