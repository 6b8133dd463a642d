// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSSyntax
import Livery

/// `livery watch`: follows the files of a theme and prints the changes of each save.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Follows sheets, and prints a line for each save.",
    discussion: """
      The files lie over the default sheet, in the order given; what they import is followed too. A line says what a save \
      changed: selectors, custom properties, keyframes and fonts. While a sheet is broken the last good one stays; its errors go to \
      standard error, and a line says when it is good again.

      With --format json each line is an object: its "event" is watching, reloaded, failed, recovered or polling.

      It ends with an interrupt (control C) or when it is told to terminate, with code 0.
      """)

  @Argument(help: ArgumentHelp("CSS sheets.", valueName: "file"))
  var files: [String]

  @Flag(name: .customLong("no-default"), help: "Leave out the default sheet.")
  var leavesDefaultOut = false

  @Flag(
    help: "Look at the files from time to time instead of having the system say when they change.")
  var poll = false

  @Option(help: "How the lines are printed.")
  var format: OutputFormat = .text

  func validate() throws {
    if files.contains("-") { throw ValidationError(CommandMessages.unwatchableInput) }
  }

  func run() throws {
    let signals = TerminationSignals()
    let theme = Theme(leavesDefaultOut ? CSSStyleSheet() : Theme.defaultSheet)
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
