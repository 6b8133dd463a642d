// SPDX-License-Identifier: Apache-2.0

extension StyleEnvironment {
  /// A system that programs run on; the raw value is what `(platform: macos)` in a sheet says.
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    /// Linux, and the systems that are like it.
    case linux
    /// macOS.
    case macos
    /// iOS and iPadOS, and Mac Catalyst.
    case ios
    /// tvOS.
    case tvos
    /// watchOS.
    case watchos
    /// visionOS.
    case visionos
    /// Android.
    case android
    /// Windows.
    case windows
  }
}

extension StyleEnvironment.Platform {
  /// The system that the program was built for.
  public static var current: Self {
    #if os(macOS)
      .macos
    #elseif os(iOS)
      .ios
    #elseif os(tvOS)
      .tvos
    #elseif os(watchOS)
      .watchos
    #elseif os(visionOS)
      .visionos
    #elseif os(Android)
      .android
    #elseif os(Windows)
      .windows
    #else
      .linux
    #endif
  }

  /// What most of its users point with.
  var usualPointer: StyleEnvironment.Pointer {
    switch self {
    case .linux, .macos, .windows: .fine
    case .ios, .watchos, .visionos, .android: .coarse
    case .tvos: .none
    }
  }
}
