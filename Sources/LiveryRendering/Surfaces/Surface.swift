// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  /// A surface of Cairo, given back when nobody holds it any more.
  final class Surface {
    /// Cairo's surface.
    let pointer: OpaquePointer

    /// Takes over a surface that Cairo just made.
    init(_ pointer: OpaquePointer?) {
      guard let pointer else { preconditionFailure("Cairo always gives a surface") }
      self.pointer = pointer
    }

    deinit { cairo_surface_destroy(pointer) }

    /// Why the surface cannot be used; nil when it can.
    var error: String? {
      let status = cairo_surface_status(pointer)
      return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }

    /// Holds an object for as long as Cairo needs the surface, which may be longer than this object.
    func keepAlive(_ object: AnyObject) {
      let held = Unmanaged.passRetained(object)
      let key = UnsafeRawPointer(Self.ownerKey).assumingMemoryBound(to: cairo_user_data_key_t.self)
      let status = cairo_surface_set_user_data(pointer, key, held.toOpaque()) { held in
        guard let held else { return }
        Unmanaged<AnyObject>.fromOpaque(held).release()
      }
      if status != CAIRO_STATUS_SUCCESS { held.release() }
    }

    /// Its address names what is attached to surfaces.
    nonisolated(unsafe) private static let ownerKey = UnsafeMutableRawPointer.allocate(
      byteCount: 16, alignment: 16)
  }

  /// A drawing context of Cairo, given back when nobody holds it any more.
  final class Context {
    /// Cairo's context.
    let pointer: OpaquePointer

    /// A context on a surface.
    init(on surface: Surface) {
      guard let pointer = cairo_create(surface.pointer) else {
        preconditionFailure("Cairo always gives a context")
      }
      self.pointer = pointer
    }

    /// Shares a context of somebody else.
    init(sharing pointer: OpaquePointer) { self.pointer = cairo_reference(pointer) }

    deinit { cairo_destroy(pointer) }

    /// Why drawing failed; nil when it did not.
    var error: String? {
      let status = cairo_status(pointer)
      return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }
  }
#endif
