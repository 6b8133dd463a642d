// SPDX-License-Identifier: Apache-2.0

/// The options of a watcher of a theme's files.
public struct WatchOptions: Sendable, Hashable {
  /// The treatment of an edit that makes a style sheet invalid.
  public var onErrors = ErrorPolicy.keepLastGood
  /// The method of detecting changes.
  public var method = Method.automatic
  /// The interval between two checks of polled files.
  public var pollingInterval = Duration.milliseconds(200)
  /// The time after which a missing or empty file counts as changed, and not as being saved.
  package var absenceDelay = Duration.milliseconds(200)
  /// The time without a change after which a file that is open for writing counts as complete.
  package var writingDelay = Duration.seconds(1)

  /// Creates the default options: keep the last valid theme, and use file-system events.
  public init() {}

  /// The treatment of an edit that makes a style sheet invalid.
  public enum ErrorPolicy: Sendable, Hashable {
    /// The style sheet is unchanged until it is valid again.
    ///
    /// A style sheet is invalid in three cases. It, or a file that it imports, can no longer be
    /// read. Its file is empty and was not before. Or it has a new diagnostic of severity `error`
    /// in its syntax, selectors or at-rules. An invalid value of a property does not count, because
    /// CSS drops such a declaration.
    case keepLastGood
    /// The valid parts apply, as in CSS; a style sheet whose file cannot be read is unchanged.
    case applyAnyway
  }

  /// The method of detecting changes.
  public enum Method: Sendable, Hashable {
    /// File-system events, such as those of inotify, or polling where they are not supported.
    case automatic
    /// Periodic checks of the files.
    case polling
  }
}
