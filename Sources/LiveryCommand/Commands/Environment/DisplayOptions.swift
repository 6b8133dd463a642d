// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSValues

/// The options that name the color scheme and the pixel ratio of a display.
struct DisplayOptions: ParsableArguments {
  @Option(help: "The color scheme that the user prefers.")
  var scheme: SchemeArgument?

  @Option(
    help: ArgumentHelp(
      "The device pixel ratio: the answer to 'resolution', and the size of pictures.",
      valueName: "number"))
  var scale: Double?

  func validate() throws {
    guard let scale else { return }
    guard scale > 0, scale <= 64 else { throw ValidationError(Wording.invalidScale) }
  }
}

extension DisplayOptions {
  /// Whether any option is given.
  var isStated: Bool { scheme != nil || scale != nil }
}

/// A color scheme on the command line.
enum SchemeArgument: String, ExpressibleByArgument, CaseIterable {
  case light, dark

  /// The scheme of an environment.
  var colorScheme: ColorScheme { self == .dark ? .dark : .light }
}
