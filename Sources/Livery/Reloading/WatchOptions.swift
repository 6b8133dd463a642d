// SPDX-License-Identifier: Apache-2.0

/// How a theme follows its files.
public struct WatchOptions: Sendable, Hashable {
  /// What happens with an edit that breaks a sheet.
  public var onErrors = ErrorPolicy.keepLastGood
  /// How changes are noticed.
  public var method = Method.automatic
  /// How long files are left alone between two looks where they are polled.
  public var pollingInterval = Duration.milliseconds(200)
  /// The time after which a missing or empty file counts as changed; before that, a program may be saving it.
  package var absenceDelay = Duration.milliseconds(200)
  /// The time without a change after which a file that is open for writing counts as complete.
  package var writingDelay = Duration.seconds(1)

  /// The last good theme stays, and the system says when files change.
  public init() {}

  /// What happens with an edit that breaks a sheet.
  public enum ErrorPolicy: Sendable, Hashable {
    /// The sheet stays as it was until it is good again.
    ///
    /// It is broken when it, or a file it imports, cannot be read any more, when its file is empty and was not, and when it has a
    /// diagnostic of severity `error` in its syntax, selectors or at-rules that it did not have before. A value that its
    /// property does not take breaks nothing: CSS leaves such a declaration out.
    case keepLastGood
    /// What can be read counts, as CSS recovers from errors; a sheet whose file cannot be read stays as it was.
    case applyAnyway
  }

  /// How changes are noticed.
  public enum Method: Sendable, Hashable {
    /// The system says when something happens in a folder, as inotify does; where it cannot, files are polled.
    case automatic
    /// Files are looked at from time to time.
    case polling
  }
}
