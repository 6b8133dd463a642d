// SPDX-License-Identifier: Apache-2.0

extension StyleEnvironment {
  /// How exactly a user can point; the raw value is what `(pointer: coarse)` says.
  public enum Pointer: String, Sendable, Hashable, CaseIterable {
    /// Not at all, as with a keyboard alone.
    case none
    /// With a finger or the like.
    case coarse
    /// With a mouse or a pen.
    case fine
  }

  /// How much contrast a user prefers; the raw value is what `(prefers-contrast: more)` says.
  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    /// The user has not said.
    case noPreference = "no-preference"
    /// Less than usual.
    case less
    /// More than usual.
    case more
    /// Colors of the user's own.
    case custom
  }
}
