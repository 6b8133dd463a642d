// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSCascade
  import CSSCollections
  import CSSValues
  import LiveryPipelines
  import Synchronization

  /// A revision of a style, which any number of tasks can draw with their own settings.
  final class StyleDrawing: Sendable {
    /// The revision number.
    let revision: Int
    /// The selector that describes the element, or `nil` if no style is open.
    let selector: String?
    /// The names of the states that the rules of the style distinguish, and of the edited one.
    let states: [String]
    /// The sheets with the light color scheme.
    let sheet: CSSStyleSheet
    private let library: PipelineLibrary
    private let darkSheet = ComputedOnce<CSSStyleSheet>()
    /// The latest motions, which the moments of all clients share.
    private let motions = Mutex<[StyleMotion.Key: StyleMotion]>([:])

    /// The maximum number of stored motions.
    private static let maximumMotions = 8

    /// Creates a revision from the sheets and the selector.
    init(
      revision: Int, selector: String?, states: [String], sheet: CSSStyleSheet,
      library: PipelineLibrary
    ) {
      self.revision = revision
      self.selector = selector
      self.states = states
      self.sheet = sheet
      self.library = library
    }
  }

  extension StyleDrawing {
    /// Returns the style as the settings show it, or `nil` if no rule matches its element.
    ///
    /// - Parameters:
    ///   - selector: the selector of another element of the theme, or `nil` for that of the style.
    ///   - settings: the settings of the picture.
    /// - Returns: the style, last of several styles whose pictures have one size: at a moment of a
    ///   motion, those that show its extent.
    func styles(of selector: String? = nil, _ settings: PreviewSettings) -> [DrawnStyle] {
      guard let selector = selector ?? self.selector else { return [] }
      let element = sheet(for: settings.scheme).prepare(selector, states: settings.states)
      guard let rest = DrawnStyle(element, library: library) else { return [] }
      guard let time = settings.motion?.at, let motion = motion(of: selector, settings) else {
        return [rest]
      }
      return motion.styles(at: time)
    }

    /// Returns the motion of the settings, or `nil` if they have none or the selector describes no
    /// element.
    func motion(of selector: String? = nil, _ settings: PreviewSettings) -> StyleMotion? {
      guard let selector = selector ?? self.selector, let chosen = settings.motion else {
        return nil
      }
      let key = StyleMotion.Key(
        selector: selector, scheme: settings.scheme, from: chosen.from, to: chosen.to)
      if let known = motions.withLock({ $0[key] }) { return known }
      let motion = StyleMotion(
        key, states: states, in: sheet(for: settings.scheme), library: library)
      motions.withLock { motions in
        if motions.count >= Self.maximumMotions { motions = [:] }
        motions[key] = motion
      }
      return motion
    }

    /// Checks that the style has the states of a motion.
    func check(_ motion: PreviewMotion?) throws(SettingsError) {
      guard let motion, selector != nil else { return }
      var known = ["normal", "highlighted", "selected", "disabled", "focused"]
      known += states.filter { !known.contains($0) }
      for state in motion.states where !known.contains(state) {
        throw .unknownState(state, known)
      }
    }

    /// Returns the pipeline of the style in a state.
    func pipeline(_ settings: PreviewSettings) -> Pipeline? {
      styles(settings).last?.resolved.pipeline
    }

    private func sheet(for scheme: String) -> CSSStyleSheet {
      guard scheme == "dark" else { return sheet }
      return darkSheet.value {
        var dark = sheet
        dark.environment.colorScheme = .dark
        return dark
      }
    }
  }
#endif
