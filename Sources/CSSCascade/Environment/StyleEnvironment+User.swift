// SPDX-License-Identifier: Apache-2.0

extension StyleEnvironment {
  /// The pointing devices of a user, for media queries.
  ///
  /// Defined by [Media Queries 5, section 7](https://drafts.csswg.org/mediaqueries-5/#mf-interaction).
  public struct Interaction: Sendable, Hashable {
    /// The accuracy of the primary pointing device.
    public var pointer: Pointer
    /// The accuracies of the other pointing devices.
    public var otherPointers: Set<Pointer> = []
    /// Whether the primary pointing device can hover over an element.
    public var canHover: Bool
    /// Whether another pointing device can hover over an element.
    public var othersCanHover = false

    /// Creates a primary pointing device; by default only a fine pointer can hover.
    public init(pointer: Pointer, canHover: Bool? = nil) {
      self.pointer = pointer
      self.canHover = canHover ?? (pointer == .fine)
    }
  }

  /// The preferences of a user, for media queries.
  ///
  /// Defined by [Media Queries 5](https://drafts.csswg.org/mediaqueries-5/#mf-user-preferences).
  public struct Preferences: Sendable, Hashable {
    /// The preferred contrast.
    public var contrast = Contrast.noPreference
    /// Whether the user prefers less motion.
    public var reducesMotion = false
    /// Whether the user prefers less transparency.
    public var reducesTransparency = false
    /// Whether the user prefers to load less data.
    public var reducesData = false
    /// Whether a small palette of the user replaces the colors of the sheets.
    public var forcesColors = false

    /// Creates the preferences of a user without any preference.
    public init() {}
  }

  /// The accuracy of a pointing device; the raw value is the keyword in `(pointer: coarse)`.
  public enum Pointer: String, Sendable, Hashable, CaseIterable {
    /// No pointing device, for example only a keyboard.
    case none
    /// A device of limited accuracy, such as a finger.
    case coarse
    /// An accurate device, such as a mouse or a pen.
    case fine
  }

  /// The contrast that a user prefers; the raw value is the keyword in `(prefers-contrast: more)`.
  public enum Contrast: String, Sendable, Hashable, CaseIterable {
    /// No preference.
    case noPreference = "no-preference"
    /// Less contrast than usual.
    case less
    /// More contrast than usual.
    case more
    /// A palette of the user's own colors.
    case custom
  }
}
