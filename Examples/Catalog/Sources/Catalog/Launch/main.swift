// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines
import LiveryRendering

let options: CatalogOptions
do {
  options = try CatalogOptions(CommandLine.arguments.dropFirst())
} catch {
  StandardError.fail("\(error.description)\n\n\(CatalogOptions.help)", code: 64)
}
if options.isHelp {
  print(CatalogOptions.help)
} else {
  launch(options)
}

/// Shows the catalog in a window, or writes it to a file.
func launch(_ options: CatalogOptions) {
  let themes = options.themes
  let theme = Theme(catalogOver: themes.initial.base)
  do throws(SourceError) {
    try themes.initial.apply(to: theme)
  } catch {
    StandardError.fail(error, code: 66)
  }
  var environment = theme.environment
  if let scheme = options.scheme { environment.colorScheme = scheme }
  environment.preferences.reducesMotion = options.reducesMotion
  environment.display.resolution = options.scale
  environment.viewport = .init(width: options.size.width, height: options.size.height)
  theme.environment = environment

  let renderer = Renderer(images: ImageLoader { try theme.resource(for: $0).bytes })
  var shell = CatalogShell(
    theme, by: renderer, size: options.size,
    ThemeChooser(themes.all, applied: themes.initial))
  if let page = options.page, !shell.show(page) {
    StandardError.fail("there is no page '\(page)'\n\n\(CatalogOptions.help)", code: 64)
  }
  if let path = options.screenshot {
    guard path.hasSuffix("/") else { return write(&shell, to: path, by: renderer) }
    for page in shell.pages.map(\.name) where shell.show(page) {
      write(&shell, to: path + page + ".png", by: renderer)
    }
  } else {
    open(shell, theme, renderer)
  }
}

/// Writes an image of the catalog.
func write(_ shell: inout CatalogShell, to file: String, by renderer: Renderer) {
  do throws(RenderingError) {
    let png = try renderer.png(shell.drawing(), size: options.size, scale: options.scale)
    guard StandardError.writeFile(png, to: file) else {
      StandardError.fail("\(file) cannot be written", code: 74)
    }
  } catch {
    StandardError.fail(error, code: 70)
  }
}

/// Opens a window, and runs until it is closed.
func open(_ shell: CatalogShell, _ theme: Theme, _ renderer: Renderer) {
  let window: Window
  do throws(WindowError) {
    window = try Window(
      title: "Livery Catalog", width: options.size.width, height: options.size.height,
      scale: options.scale)
  } catch {
    StandardError.fail(error, code: 69)
  }
  do throws(WatchError) {
    let app = try CatalogApp(
      shell, theme, renderer, waking: window.waker, frames: options.frames,
      step: options.step)
    if let seconds = options.seconds { window.alarm = .now + .seconds(seconds) }
    window.run(app)
  } catch {
    StandardError.fail(error, code: 71)
  }
}
