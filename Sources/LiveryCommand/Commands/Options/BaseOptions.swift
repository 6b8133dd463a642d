// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import LiveryBases

/// The names of bases, as options and configurations accept them.
enum BaseName: String, ExpressibleByArgument, CaseIterable {
  case three20, harbor, none
}

/// The options that select the base of a theme: the style sheet below the FILEs.
struct BaseOptions: ParsableArguments {
  @Option(help: "The theme below the files: three20, harbor or none (default: three20).")
  private var base: BaseName?

  @Flag(name: .customLong("no-default"), help: "The same as --base none.")
  private var omitsDefaultSheet = false

  func validate() throws {
    if omitsDefaultSheet, let base, base != .none {
      throw ValidationError(CommandMessages.contradictingBases(base.rawValue))
    }
  }
}

extension BaseOptions {
  /// Whether an option is set.
  var isStated: Bool { base != nil || omitsDefaultSheet }

  /// The base theme, or `nil` for none.
  var theme: BaseTheme? {
    omitsDefaultSheet ? nil : BaseTheme(rawValue: (base ?? .three20).rawValue)
  }

  /// The style sheet of the base.
  var sheet: CSSStyleSheet { theme?.sheet ?? CSSStyleSheet() }

  /// Checks that there is a sheet, either the base or a file.
  ///
  /// - Throws: `ValidationError` if there is none.
  func check(files: [String]) throws {
    if theme == nil, files.isEmpty { throw ValidationError(CommandMessages.noSheet) }
  }
}
