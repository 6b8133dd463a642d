// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  /// The version of Cairo that draws, such as `1.16.0`.
  public var cairoVersion: String { String(cString: cairo_version_string()) }
#endif
