// SPDX-License-Identifier: Apache-2.0

extension StyleEnvironment {
  /// The devices that a user points with, as media queries ask for them.
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

    /// Creates a primary pointing device; by default only a fine one can hover.
    public init(pointer: Pointer, canHover: Bool? = nil) {
      self.pointer = pointer
      self.canHover = canHover ?? (pointer == .fine)
    }
  }

  /// The preferences of a user, as media queries ask for them.
  ///
  /// Defined by [Media Queries 5](https://drafts.csswg.org/mediaqueries-5/#mf-user-preferences).
  public struct Preferences: Sendable, Hashable {
    /// The amount of contrast.
    public var contrast = Contrast.noPreference
    /// Whether the user prefers less motion.
    public var reducesMotion = false
    /// Whether the user prefers less transparency.
    public var reducesTransparency = false
    /// Whether the user prefers less data to be loaded.
    public var reducesData = false
    /// Whether the user's own few colors take the place of the sheets'.
    public var forcesColors = false

    /// Creates the preferences of a user who has stated none.
    public init() {}
  }

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
