// SPDX-License-Identifier: Apache-2.0

/// Who declares a value.
public enum CandidateOrigin: String, Sendable, Hashable {
  /// The sheet that the library or toolkit brings along.
  case `default`
  /// A sheet of the person who uses the program.
  case user
  /// A sheet of the program or of its theme.
  case author
  /// The element itself.
  case inline
  /// The program's code.
  case code
}

extension CandidateOrigin {
  /// Who wrote the sheets of a level.
  init(_ kind: CascadeLevels.Kind) {
    switch kind {
    case .sheets(.default, _): self = .default
    case .sheets(.user, _): self = .user
    case .sheets(.author, _): self = .author
    case .inline: self = .inline
    case .code: self = .code
    }
  }
}
