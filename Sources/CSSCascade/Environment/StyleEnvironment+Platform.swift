// SPDX-License-Identifier: Apache-2.0

extension StyleEnvironment {
  /// An operating system of programs; the raw value is the keyword in `(platform: macos)`.
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    /// Linux, and similar systems.
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
  /// The operating system that the program is built for.
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

  /// The primary pointing device of most users.
  var defaultPointer: StyleEnvironment.Pointer {
    switch self {
    case .linux, .macos, .windows: .fine
    case .ios, .watchos, .visionos, .android: .coarse
    case .tvos: .none
    }
  }
}
