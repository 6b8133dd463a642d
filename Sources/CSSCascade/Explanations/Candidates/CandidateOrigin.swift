// SPDX-License-Identifier: Apache-2.0

/// The origin of a declaration; inline styles and presentational hints are separate origins.
public enum CandidateOrigin: String, Sendable, Hashable {
  /// The default sheet of the library or toolkit.
  case `default`
  /// A sheet of the user.
  case user
  /// A sheet of the program or of its theme.
  case author
  /// The inline style of the element.
  case inline
  /// A presentational hint of the program.
  case presentationalHints = "code"
  /// A running animation of the element.
  case animation
  /// A running transition of the element.
  case transition
}

extension CandidateOrigin {
  /// Creates the origin of a cascade level.
  init(_ kind: CascadeLevels.Kind) {
    switch kind {
    case .sheets(.default, _): self = .default
    case .sheets(.user, _): self = .user
    case .sheets(.author, _): self = .author
    case .inline: self = .inline
    case .presentationalHints: self = .presentationalHints
    case .animations: self = .animation
    case .transitions: self = .transition
    }
  }
}
