// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSStorage
import CSSSyntax
import CSSValues
import LiveryBases

/// All messages of the command itself.
enum CommandMessages {
  static func unreadable(_ error: SourceError) -> String { "livery: \(error)" }

  static func unreadable(_ error: CompiledThemeError) -> String { "livery: \(error)" }

  static func unwritable(reason: String) -> String {
    "livery: the output cannot be written: \(reason)"
  }

  static let minifyRequiresCSS = "--minify requires --as css"
  static let cssHasNoJSONFormat = "--as css prints CSS; it has no --format json"

  static func unknownRule(_ name: String, known names: [String]) -> String {
    let suggestion = closest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
    return "unknown rule '\(name)'\(suggestion)"
  }

  static func reading(_ file: String) -> String { "reading \(file)" }
  static func parsing(_ file: String) -> String { "parsing \(file)" }
  static func converting(_ file: String) -> String { "converting \(file)" }
  static func linting(_ file: String) -> String { "linting \(file)" }
  static func formatting(_ file: String) -> String { "formatting \(file)" }
  static let writing = "writing"

  static func drawing(_ style: String) -> String { "drawing \(style)" }

  static func unreadable(_ file: String, _ error: ResourceError) -> String {
    "livery: \(file) cannot be read: \(error)"
  }

  static func unwritable(_ failure: OutputFile.Failure) -> String {
    "livery: \(failure.path) cannot be written: \(failure.reason)"
  }

  static func noRuleMatches(_ selector: String) -> String {
    "livery: no rule matches '\(truncated(selector))'; 'livery dump --as rules' lists the selectors of a theme"
  }

  static func unknownPictureFormat(_ file: String) -> String {
    "the name of the output must end in .png, .svg or .pdf; found '\(file)'"
  }

  static func unknownKeyword(_ text: String, of option: String, accepted: [String]) -> String {
    "\(option) takes \(accepted.joined(separator: ", ")); found '\(truncated(text))'"
  }

  static let invalidViewport = "--width and --height take a number of px of 0 or more"
  static let contradictingSchemes = "--dark is --scheme dark; found --scheme light with it"
  static let rulesHaveEnvironment =
    "--scheme, --width and the other options of the environment require --as rules"

  static func noNonInheritedValues(_ selector: String, others count: Int) -> String {
    "livery: nothing to print for '\(truncated(selector))' itself; --inherited and --variables print "
      + "\(count) other value\(count == 1 ? "" : "s")"
  }

  static let invalidScale = "--scale takes a number above 0 and up to 64"
  static let drawsNothing = """
    livery: this build draws no pictures. For one that does, install Cairo and Pango \
    (apt-get install libcairo2-dev libpango1.0-dev, or brew install cairo pango) and build with \
    'swift build --traits Rendering'.
    """

  static func problem(
    _ problem: some CustomStringConvertible, with style: String, at location: String? = nil
  ) -> String {
    "\(location.map { "\($0): error" } ?? "livery"): \(truncated(style)): \(truncated(problem.description, at: 240))"
  }

  /// Returns the message for a pipeline declaration that is invalid at computed-value time.
  static func invalidPipeline(
    of style: String, at location: String?, _ reason: String?
  ) -> String {
    let reason = reason.map { ": " + truncated($0, at: 240) } ?? ""
    return "\(location.map { "\($0): error" } ?? "livery"): "
      + "'-livery-pipeline' of '\(truncated(style))' is invalid at computed-value time\(reason)"
  }

  static func notVisible(_ style: String, lacksText: Bool) -> String {
    "livery: nothing of '\(truncated(style))' is visible"
      + (lacksText ? "; --text sets its text" : "")
  }

  /// The text in a gallery in place of the pictures of an invisible style.
  static let nothingVisible = "Nothing of it is seen."

  /// Returns a text of a theme, with its middle omitted if it is longer than a limit.
  static func truncated(_ text: String, at limit: Int = 80) -> String {
    guard text.utf8.count > limit else { return text }
    let half = limit / 2
    guard let first = text.index(text.startIndex, offsetBy: half, limitedBy: text.endIndex),
      let last = text.index(text.endIndex, offsetBy: -half, limitedBy: first)
    else { return text }
    return "\(text[..<first])…\(text[last...])"
  }

  /// Returns the title of a gallery of a base alone.
  static func gallery(of base: BaseTheme?) -> String {
    switch base {
    case .harbor: "The theme harbor"
    case .three20, nil: "The default sheet"
    }
  }
  /// The default text of the styles in a gallery.
  static let galleryText = "Text"

  static func drawn(styles: Int, pictures: Int, in folder: String) -> String {
    let counts = [(styles, "style"), (pictures, "picture")]
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return "\(folder)/index.html: \(counts.joined(separator: ", "))"
  }

  static func unusablePrefix(_ prefix: String) -> String {
    "--prefix takes a prefix of Swift type names, such as AGR; found '\(truncated(prefix))'"
  }

  static func unknownSheetFormat(_ file: String) -> String {
    "the name of a sheet to convert must end in .css or .json; found '\(file)'"
  }

  static func sameSheetFormat(_ input: String, _ output: String) -> String {
    "one of the sheets must end in .css and the other one in .json; found '\(input)' and '\(output)'"
  }

  static let rangeRequiresOneFile = "--range requires a single file"

  static func notFormatted(_ file: String) -> String {
    "only CSS sheets can be formatted; found '\(file)'"
  }

  static func notReplaced(_ error: ReplacementError) -> String { "livery: not replaced: \(error)" }

  static let negativeMaximum = "--max-warnings takes a number of 0 or more"

  static let noSheet = "--base none, which is --no-default, requires a file"

  static func contradictingBases(_ base: String) -> String {
    "--no-default is --base none; it contradicts --base \(base)"
  }

  static func unnamedState(_ state: String) -> String {
    "a state is a name such as hover or highlighted, without a colon; found '\(state)'"
  }

  static let treeHasStates =
    "--state requires a query without --tree; a tree contains its own states"

  /// The name of a query's selector in diagnostics.
  static let selectorName = "<selector>"
  /// The name of a requested property in diagnostics.
  static let propertyName = "--property"
}

#if Rendering
  import LiveryRendering

  extension CommandMessages {
    static let noFonts =
      "livery: no font is installed, so texts have no glyphs; install one, such as fonts-dejavu-core"

    static func undrawable(_ subject: String, _ error: RenderingError) -> String {
      let start = "livery: \(truncated(subject)) is not drawn: \(error)"
      guard case .invalidSize = error else { return start }
      return start + "; --size WxH sets another size"
    }

    static func undrawable(_ style: String, state: String, _ error: RenderingError) -> String {
      "livery: \(truncated(style)), \(truncated(state)) is not drawn: \(error)"
    }

    /// Returns the text in a gallery in place of a state that cannot be drawn.
    static func undrawn(state: String, _ error: RenderingError) -> String {
      "\(state) is not drawn: \(error)"
    }
  }
#endif
