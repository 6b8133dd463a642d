// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  /// One of Pango's objects, given back when nobody holds it any more.
  final class PangoObject {
    /// Pango's object.
    let pointer: OpaquePointer

    /// Takes over an object that Pango just made.
    init(_ pointer: OpaquePointer?) {
      guard let pointer else { preconditionFailure("Pango always gives an object") }
      self.pointer = pointer
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }

  /// A length as Pango counts it, in 1024ths of a px.
  func pangoUnits(_ length: Double) -> Int32 {
    length.isNaN ? 0 : Int32((min(max(length, -1e6), 1e6) * Double(PANGO_SCALE)).rounded())
  }

  /// A length of Pango's in px.
  func pixels(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }
#endif
