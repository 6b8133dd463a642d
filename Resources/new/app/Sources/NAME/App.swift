import Foundation
import Livery
import LiveryPipelines
import LiveryRendering

/// The program: a screen in a window or in a picture.
@MainActor
final class App {
  private let theme: Theme
  private let renderer = Renderer()
  private var screen: Screen
  private var isPressed = false
  /// The watcher of the theme's file, which follows it as long as the program keeps the watcher.
  private var watcher: ThemeWatcher?
  private var errors: ThemeObservation?

  init(_ theme: Theme) {
    self.theme = theme
    if renderer.fontFamilies.isEmpty {
      fail("no font is installed; install one, such as fonts-dejavu-core", code: 69)
    }
    // The plugin generates Style from theme.css.
    let size = Style(theme).variables.windowSize
    screen = Screen(theme, by: renderer, size: Size(size.width, size.height))
  }

  /// Writes the screen as a PNG.
  func write(to path: String) {
    do {
      let png = try renderer.png(screen.drawing(), size: screen.size, scale: 2)
      try Data(png).write(to: URL(filePath: path))
      print(path)
    } catch {
      fail("\(path) cannot be written: \(error)", code: 73)
    }
  }
}

#if os(Linux)
  extension App {
    /// Opens the window and follows the theme, or returns `false` if there is no display.
    func openWindow() -> Bool {
      let window = Window(
        title: "{{NAME}}", size: (screen.size.width, screen.size.height),
        draw: { [self] context in renderer.draw(screen.drawing(), on: context) },
        handle: { [self] event, window in handle(event, in: window) })
      guard let window else { return false }
      follow { window.setNeedsDrawing() }
      return true
    }

    private func handle(_ event: Window.Event, in window: Window) {
      switch event {
      case .moved(let x, let y):
        if screen.pointerMoved(to: Point(x, y), isPressed: isPressed) { window.setNeedsDrawing() }
      case .pressed(let x, let y):
        isPressed = true
        if screen.pointerMoved(to: Point(x, y), isPressed: true) { window.setNeedsDrawing() }
      case .released(let x, let y):
        isPressed = false
        screen.click(at: Point(x, y))
        _ = screen.pointerMoved(to: Point(x, y), isPressed: false)
        window.setNeedsDrawing()
      case .left:
        if screen.pointerMoved(to: nil, isPressed: false) { window.setNeedsDrawing() }
      case .resized(let width, let height): screen.size = Size(width, height)
      case .closed: exit(0)
      }
    }

    /// Follows the file of the theme: each save restyles the screen and draws it again.
    private func follow(_ redraw: @escaping () -> Void) {
      do {
        watcher = try theme.watch()
      } catch {
        fail("the theme cannot be watched: \(error)", code: 71)
      }
      errors = theme.observeReloads { reload in
        if case .failed(let failure) = reload { print(failure) }
      }
      let changes = theme.changes
      Task {
        for await change in changes {
          print("changed:", (change.selectors + change.customProperties).joined(separator: ", "))
          screen.themeChanged()
          redraw()
        }
      }
    }
  }
#else
  extension App {
    /// Returns `false`, because the window needs X11.
    func openWindow() -> Bool { false }
  }
#endif
