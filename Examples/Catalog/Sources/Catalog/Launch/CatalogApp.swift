// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines
import LiveryRendering

/// The catalog in a window.
final class CatalogApp: WindowClient {
  private let theme: Theme
  private let renderer: Renderer
  private let follower: ThemeFollower
  private var shell: CatalogShell
  private var pointer = Point.zero
  private var remainingFrames: Int?
  /// The time by which the period key advances the clock, or `nil` for a clock that runs.
  private let step: Double?
  /// Whether files of the theme currently have errors.
  private var isBroken = false

  /// Creates the catalog, and starts to watch its theme.
  init(
    _ shell: CatalogShell, _ theme: Theme, _ renderer: Renderer, waking waker: WindowWaker,
    frames: Int?, step: Double? = nil
  ) throws(WatchError) {
    self.shell = shell
    self.theme = theme
    self.renderer = renderer
    remainingFrames = frames
    self.step = step
    follower = try ThemeFollower(theme, waking: waker)
  }

  func draw(on context: OpaquePointer, in window: Window) {
    renderer.draw(shell.drawing(), on: context, scale: window.scale)
    if shell.needsTicks, step == nil { window.isAnimating = true }
    guard let frames = remainingFrames else { return }
    remainingFrames = frames - 1
    // Unrequested frames count as well, so that the catalog ends by itself.
    if frames > 1 { window.setNeedsDrawing() } else { window.close() }
  }

  func handle(_ event: WindowEvent, in window: Window) {
    switch event {
    case .woken: applyUpdate(in: window)
    case .resized(let width, let height):
      shell.size = Size(width, height)
      theme.environment.viewport = .init(width: width, height: height)
    case .closeRequested, .alarm: window.close()
    case .key(let key): handle(key, in: window)
    case .tick(let seconds): follow(shell.tick(seconds: seconds), in: window, isTick: true)
    default: handlePointer(event, in: window)
    }
  }
}

extension CatalogApp {
  private func handlePointer(_ event: WindowEvent, in window: Window) {
    let response: PageResponse
    switch event {
    case .pointerMoved(let x, let y):
      pointer = Point(x, y)
      response = shell.handle(.moved(pointer), at: pointer)
    case .pointerPressed(.primary, let x, let y):
      pointer = Point(x, y)
      response = shell.handle(.pressed(pointer), at: pointer)
    case .pointerReleased(.primary, let x, let y):
      pointer = Point(x, y)
      response = shell.handle(.released(pointer), at: pointer)
    case .scrolled(let right, let down, let x, let y):
      response = shell.scroll(right: right, down: down, at: Point(x, y))
    case .pointerExited: response = shell.pointerExited()
    default: return
    }
    follow(response, in: window)
  }

  private func handle(_ key: Key, in window: Window) {
    if key.modifiers.contains(.control) {
      if key.name == "q" || key.name == "w" { window.close() }
      return
    }
    if let step, key.name == "period" {
      return follow(shell.tick(seconds: step), in: window)
    }
    let response = shell.handle(key)
    follow(response, in: window)
    guard !response.contains(.handled) else { return }
    switch key.name {
    case "q": window.close()
    case "d":
      theme.environment.colorScheme = theme.environment.colorScheme == .dark ? .light : .dark
    default: break
    }
  }

  private func follow(_ response: PageResponse, in window: Window, isTick: Bool = false) {
    // The transitions of each event begin at the same time, whether or not the window is drawn between.
    if step != nil, response.contains(.redraw) { _ = shell.drawing() }
    if response.contains(.redraw) {
      window.setNeedsDrawing()
    } else if response.contains(.redrawMoving), let part = shell.moving {
      window.setNeedsDrawing(x: part.minX, y: part.minY, width: part.width, height: part.height)
    }
    if response.contains(.animate), step == nil {
      window.isAnimating = true
    } else if isTick {
      window.isAnimating = false
    }
  }

  /// Applies the pending update of the theme.
  private func applyUpdate(in window: Window) {
    let update = follower.consumeUpdate()
    if let failure = update.failure {
      isBroken = true
      shell.banner = Banner.text(of: failure)
      StandardError.write("\(failure)\n")
    } else if update.isRecovered {
      isBroken = false
      shell.banner = nil
    }
    if update.isChanged || update.isReloaded { shell.refresh() }
    if update.isReloaded { renderer.removeCachedImages() }
    // While the files have errors, the banner shows those instead of the theme's diagnostics.
    if !isBroken, let problems = update.problems { shell.banner = problems }
    window.setNeedsDrawing()
  }
}
