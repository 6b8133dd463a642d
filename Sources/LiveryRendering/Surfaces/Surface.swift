// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  /// An owned reference to a Cairo surface.
  final class Surface {
    /// The Cairo surface.
    let pointer: OpaquePointer

    /// Takes ownership of a surface that Cairo just created.
    init(_ pointer: OpaquePointer?) {
      guard let pointer else { preconditionFailure("Cairo always returns a surface") }
      self.pointer = pointer
    }

    deinit { cairo_surface_destroy(pointer) }

    /// The reason why the surface cannot be used, or `nil` if it is valid.
    var error: String? {
      let status = cairo_surface_status(pointer)
      return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }

    /// Retains an object for as long as Cairo needs the surface.
    ///
    /// That may be longer than the lifetime of this object.
    func keepAlive(_ object: AnyObject) {
      let owner = Unmanaged.passRetained(object)
      let key = UnsafeRawPointer(Self.ownerKey).assumingMemoryBound(to: cairo_user_data_key_t.self)
      let status = cairo_surface_set_user_data(pointer, key, owner.toOpaque()) { owner in
        guard let owner else { return }
        Unmanaged<AnyObject>.fromOpaque(owner).release()
      }
      if status != CAIRO_STATUS_SUCCESS { owner.release() }
    }

    /// The address that identifies the user data of surfaces.
    nonisolated(unsafe) private static let ownerKey = UnsafeMutableRawPointer.allocate(
      byteCount: 16, alignment: 16)
  }

  /// An owned reference to a Cairo drawing context.
  final class Context {
    /// The Cairo context.
    let pointer: OpaquePointer

    /// Creates a context that draws on a surface.
    init(on surface: Surface) {
      guard let pointer = cairo_create(surface.pointer) else {
        preconditionFailure("Cairo always returns a context")
      }
      self.pointer = pointer
    }

    /// Retains an existing context.
    init(sharing pointer: OpaquePointer) { self.pointer = cairo_reference(pointer) }

    deinit { cairo_destroy(pointer) }

    /// The reason why drawing failed, or `nil` if it succeeded.
    var error: String? {
      let status = cairo_status(pointer)
      return status == CAIRO_STATUS_SUCCESS ? nil : String(cString: cairo_status_to_string(status))
    }
  }
#endif
