// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSSyntax
import Livery

/// `livery watch`: follows the files of a theme and prints the changes of each save.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Watches sheets, and prints a line for each save.",
    discussion: """
      The files lie over the base, in the order given; the command also watches their imports. A line names \
      what a save changed: selectors, custom properties, keyframes and fonts. While a sheet has errors, the last \
      valid one stays in use; its errors go to standard error, and a line reports when it is valid again.

      With --format json each line is an object: its "event" is watching, reloaded, failed, recovered or polling.

      The command ends with code 0 on an interrupt (control C) or a termination signal.
      """)

  @Argument(help: ArgumentHelp("CSS sheets.", valueName: "file"))
  var files: [String]

  @OptionGroup var base: BaseOptions

  @Flag(
    help: "Polls the files instead of relying on the file events of the system.")
  var poll = false

  @Option(help: "The output format of the lines.")
  var format: OutputFormat = .text

  func validate() throws {
    if files.contains("-") { throw ValidationError(CommandMessages.unwatchableInput) }
  }

  func run() throws {
    let signals = TerminationSignals()
    let theme = Theme(base.sheet)
    guard add(to: theme) else { throw ExitCode(CommandExit.unreadable.rawValue) }
    let report = WatchReport(format)
    report.begin(theme)
    let observation = theme.observeReloads { report.write($0) }
    var options = WatchOptions()
    if poll { options.method = .polling }
    do throws(WatchError) {
      let watcher = try theme.watch(options)
      signals.wait()
      watcher.cancel()
    } catch {
      StandardError.write(CommandMessages.unwatchable(error))
      throw ExitCode(CommandExit.fault.rawValue)
    }
    observation.cancel()
  }

  /// Adds the files to a theme, and returns whether all of them could be read.
  private func add(to theme: Theme) -> Bool {
    var isReadable = true
    for file in files {
      do throws(SourceError) {
        try theme.add(contentsOfFile: file)
      } catch {
        StandardError.write(CommandMessages.unreadable(error))
        isReadable = false
      }
    }
    return isReadable
  }
}
