// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import CX11

  /// The offscreen image of a window, which is copied to the window in a single operation.
  final class BackBuffer {
    /// The size in pixels.
    private(set) var width: Int32
    private(set) var height: Int32
    private var image: OpaquePointer?
    private let surface: OpaquePointer?

    init(of window: CX11.Window, on display: OpaquePointer, width: Int32, height: Int32) {
      self.width = width
      self.height = height
      image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
      surface = cairo_xlib_surface_create(
        display, window, XDefaultVisual(display, XDefaultScreen(display)), width, height)
    }

    deinit {
      cairo_surface_destroy(image)
      // Otherwise, Cairo would access the window after it is destroyed.
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }

    /// Changes the size, and discards the drawing.
    func resize(width: Int32, height: Int32) {
      guard width != self.width || height != self.height else { return }
      let image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
      guard cairo_surface_status(image) == CAIRO_STATUS_SUCCESS else {
        cairo_surface_destroy(image)
        return
      }
      cairo_surface_destroy(self.image)
      self.image = image
      (self.width, self.height) = (width, height)
      cairo_xlib_surface_set_size(surface, width, height)
    }

    /// Draws a part, on black.
    func draw(_ part: Damage, _ body: (OpaquePointer) -> Void) {
      guard let context = cairo_create(image) else { return }
      defer { cairo_destroy(context) }
      part.clip(context)
      cairo_set_source_rgb(context, 0, 0, 0)
      cairo_paint(context)
      body(context)
    }

    /// Copies a part of the drawing to the window.
    func present(_ part: Damage) {
      guard let context = cairo_create(surface) else { return }
      defer { cairo_destroy(context) }
      part.clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_surface(context, image, 0, 0)
      cairo_paint(context)
      cairo_surface_flush(surface)
    }
  }
#endif
