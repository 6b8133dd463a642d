// SPDX-License-Identifier: Apache-2.0
#if !os(Linux)
  /// Wakes the loop of a window from any thread.
  public final class WindowWaker: Sendable {
    /// Does nothing: there is no window.
    public func wake() {}
  }

  /// A window, which this system does not support.
  public final class Window {
    /// The pixels per px.
    public let scale = 1.0
    /// A waker without effect.
    public let waker = WindowWaker()
    /// Whether the client receives frames.
    public var isAnimating = false
    /// The time of the alarm.
    public var alarm: ContinuousClock.Instant?
    /// The width in px.
    public var width: Double { 0 }
    /// The height in px.
    public var height: Double { 0 }

    /// Throws an error, because the system is not supported.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - width: The width in px.
    ///   - height: The height in px.
    ///   - scale: The pixels per px.
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

    /// Returns immediately.
    public func run(_ client: some WindowClient) {}
  }
#endif
