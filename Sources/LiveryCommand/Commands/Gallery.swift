// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSCascade
import CSSStorage
import CSSSyntax
import CSSValues
import LiveryFormatting
import LiveryPrinting

/// `livery gallery`: draws every style of a theme and writes a page that shows them.
struct Gallery: DrawingCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draws every style in every state, with an HTML page that shows them.",
    discussion: """
      The command writes index.html, with its style sheet and its script, and a folder with pictures of each style \
      in each state, at a scale of 1 and of 2. A style that looks different in the dark color scheme has a second \
      picture. --scheme and --scale restrict the pictures to one scheme and one scale. The files lie over the base, \
      in the order given. The gallery shows the styles that the files declare or change; --all adds the other styles \
      of the base. Without files the gallery shows the base.

      A style with a transition or an animation has a strip of five moments for each state that starts it.

      Custom properties of a theme set the contents of its styles: --gallery-text: "Done", --gallery-size: 320px \
      44px, --gallery-image: url(photo.png).

      A style that cannot be drawn is reported, and the others are drawn; if none can be, the exit code is 1.

        livery gallery theme.css -o gallery
      """)

  @Argument(
    help: ArgumentHelp(
      "Sheets in CSS or, if their names end in .json, in JSON; - is CSS on standard input.",
      valueName: "file"))
  var files: [String] = []

  @OptionGroup var base: BaseOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write into.", valueName: "folder"))
  var output: String

  @Flag(help: "Adds the styles of the sheets below the files that the files do not change.")
  var all = false

  @OptionGroup(title: "Environment") var environment: EnvironmentOptions

  func validate() throws {
    try base.check(files: files)
  }
}

#if Rendering
  extension Gallery {
    func draw() throws -> CommandExit {
      let input = InputFiles(files)
      input.reportFailures()
      guard input.failures.isEmpty else { return .unreadable }
      var sheet = CSSStyleSheet(compositing: input, over: base, withSamples: true)
      sheet.environment = environment.environment
      DiagnosticReport.write(sheet.diagnostics)
      let report = DrawingReport(sheet)
      report.writeInvalidValues()
      let catalog = StyleCatalog(sheet)
      do throws(OutputFile.Failure) {
        try OutputFile.makeFolder(output + "/pictures")
        let scales: [Double] = environment.scale.map { [$0] } ?? [1, 2]
        let painter = GalleryPainter(
          sheet, schemes: environment.colorScheme.map { [$0] } ?? CSSColorScheme.allCases,
          scales: scales, folder: output, report: report)
        var items: [GalleryPage.Item] = []
        for (number, style) in catalog.styles.enumerated() {
          Progress.begin(CommandMessages.drawing(style.selector), number, of: catalog.styles.count)
          let item = try painter.item(
            of: style, at: style.location(in: output), includesUnchanged: all)
          if let item { items.append(item) }
        }
        let title =
          files.isEmpty ? CommandMessages.gallery(of: base.theme) : files.joined(separator: " + ")
        let page = GalleryPage(
          title: title, items: items, scales: scales, lightGround: painter.grounds.light,
          darkGround: painter.grounds.dark)
        try page.write(to: output)
        Progress.end()
        StandardOutput.write {
          $0.write(
            CommandMessages.drawn(styles: items.count, pictures: painter.count, in: output) + "\n")
        }
        return painter.hasFailed && painter.count == 0 ? .negative : .done
      } catch {
        StandardError.write(CommandMessages.unwritable(error))
        return error.exit
      }
    }
  }
#endif
