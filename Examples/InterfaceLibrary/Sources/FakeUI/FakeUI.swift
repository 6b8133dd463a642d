// SPDX-License-Identifier: Apache-2.0

// The common type names of interface libraries, which a program uses beside Livery.

/// A color with components from 0 to 1.
public struct Color: Equatable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double

  /// Creates a color from its components.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}

/// A font of a family, with its size in points.
public struct Font: Equatable, Sendable {
  /// The family name.
  public var family: String
  /// The size in points.
  public var size: Double

  /// Creates a font.
  public init(family: String, size: Double) {
    self.family = family
    self.size = size
  }
}

/// An image that is loaded by name.
public struct Image: Equatable, Sendable {
  /// The name.
  public var name: String

  /// Creates an image from its name.
  public init(name: String) { self.name = name }
}

/// An angle in degrees.
public struct Angle: Equatable, Sendable {
  /// The number of degrees.
  public var degrees: Double

  /// Creates an angle from degrees.
  public init(degrees: Double) { self.degrees = degrees }
}

/// A gradient between colors at equal distances.
public struct Gradient: Equatable, Sendable {
  /// The colors, from start to end.
  public var colors: [Color]

  /// Creates a gradient from its colors.
  public init(colors: [Color]) { self.colors = colors }
}

/// An edge of a rectangle.
public enum Edge: CaseIterable, Sendable {
  case top, leading, bottom, trailing
}

/// An animation, with its duration in seconds.
public struct Animation: Equatable, Sendable {
  /// The duration in seconds.
  public var duration: Double

  /// Creates an animation.
  public init(duration: Double) { self.duration = duration }
}

/// A transition of a view that appears or disappears.
public enum Transition: Equatable, Sendable {
  case opacity
  case move(from: Edge)
}

/// The outline of a shape, as a list of points.
public struct Path: Equatable, Sendable {
  /// The points in order; the last one is connected to the first.
  public var points: [(x: Double, y: Double)]

  /// Creates an outline from its points.
  public init(points: [(x: Double, y: Double)]) { self.points = points }

  /// Returns whether two outlines have equal points.
  public static func == (left: Path, right: Path) -> Bool {
    left.points.elementsEqual(right.points, by: ==)
  }
}

/// A shape, which has an outline in a frame of a size.
public protocol Shape: Sendable {
  /// Returns the outline in a frame of a size.
  func path(width: Double, height: Double) -> Path
}

/// A rectangle as large as its frame.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  /// Returns the outline in a frame of a size.
  public func path(width: Double, height: Double) -> Path {
    Path(points: [(0, 0), (width, 0), (width, height), (0, height)])
  }
}

/// A rectangle with round ends, whose outline is reduced to four points here.
public struct Capsule: Shape {
  /// Creates a capsule.
  public init() {}

  /// Returns the outline in a frame of a size.
  public func path(width: Double, height: Double) -> Path {
    let radius = min(width, height) / 2
    return Path(points: [(radius, 0), (width - radius, 0), (width, radius), (radius, height)])
  }
}
