// SPDX-License-Identifier: Apache-2.0
#if !os(Linux)
  /// Wakes a window's loop from any thread.
  public final class WindowWaker: Sendable {
    /// Wakes nobody: there is no window.
    public func wake() {}
  }

  /// A window, which this system cannot open.
  public final class Window {
    /// How many pixels a px has, along each side.
    public let scale = 1.0
    /// Wakes nobody.
    public let waker = WindowWaker()
    /// Whether frames are told.
    public var isAnimating = false
    /// When an alarm is told.
    public var alarm: ContinuousClock.Instant?
    /// The width in px.
    public var width: Double { 0 }
    /// The height in px.
    public var height: Double { 0 }

    /// Opens no window.
    ///
    /// - Parameters:
    ///   - title: its title.
    ///   - width: its width in px.
    ///   - height: its height in px.
    ///   - scale: how many pixels a px has, along each side.
    /// - Throws: ``WindowError/unsupportedSystem``, always.
    public init(
      title: String, width: Double, height: Double, scale: Double = 1
    ) throws(WindowError) {
      throw .unsupportedSystem
    }

    /// Does nothing.
    public func setNeedsDrawing() {}

    /// Does nothing.
    public func setNeedsDrawing(x: Double, y: Double, width: Double, height: Double) {}

    /// Does nothing.
    public func close() {}

    /// Returns at once.
    public func run(_ client: some WindowClient) {}
  }
#endif
