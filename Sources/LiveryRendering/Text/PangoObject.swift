// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  /// An owned reference to a Pango object.
  final class PangoObject {
    /// The Pango object.
    let pointer: OpaquePointer

    /// Takes ownership of an object that Pango just created.
    init(_ pointer: OpaquePointer?) {
      guard let pointer else { preconditionFailure("Pango always returns an object") }
      self.pointer = pointer
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }

  /// Returns a length in Pango units, 1024ths of a px.
  func pangoUnits(_ length: Double) -> Int32 {
    length.isNaN ? 0 : Int32((min(max(length, -1e6), 1e6) * Double(PANGO_SCALE)).rounded())
  }

  /// Returns a length in px from Pango units.
  func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
#endif
