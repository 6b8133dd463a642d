// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension MediaFeature {
  /// Returns the value of the feature in an environment.
  ///
  /// Without a viewport size the feature is unknown: neither `(width > 1px)` nor its negation
  /// matches. The viewport's size also counts as the size of the device.
  func state(in environment: StyleEnvironment) -> FeatureState {
    let viewport = environment.viewport
    let isPaged = environment.display.mediaType == .print
    switch self {
    case .width, .deviceWidth: return FeatureState(viewport?.width)
    case .height, .deviceHeight: return FeatureState(viewport?.height)
    case .aspectRatio, .deviceAspectRatio:
      return viewport?.sides.map { .number($0.width / $0.height) } ?? .unknown
    case .orientation:
      return viewport?.sides.map { FeatureState($0.height >= $0.width ? "portrait" : "landscape") }
        ?? .unknown
    case .horizontalViewportSegments, .verticalViewportSegments: return .number(1)
    case .resolution, .webkitDevicePixelRatio: return .number(environment.display.resolution)
    case .scan: return FeatureState("progressive")
    case .grid: return .number(0)
    case .update: return FeatureState(isPaged ? "none" : environment.display.update.rawValue)
    case .environmentBlending: return FeatureState("opaque")
    case .overflowBlock: return FeatureState(isPaged ? "paged" : "scroll")
    case .overflowInline: return FeatureState(isPaged ? "none" : "scroll")
    case .displayMode: return FeatureState(environment.display.mode.rawValue)
    case .navigationControls, .scripting: return FeatureState("none")
    case .platform: return FeatureState(environment.platform.rawValue)
    default: return colorState(in: environment) ?? userState(in: environment)
    }
  }

  /// Returns the state of a feature of the display's colors; `nil` for any other feature.
  private func colorState(in environment: StyleEnvironment) -> FeatureState? {
    switch self {
    case .color: return .number(Double(environment.display.colorDepth))
    case .colorIndex: return .number(0)
    case .monochrome: return .number(Double(environment.display.monochromeDepth))
    case .colorGamut, .videoColorGamut:
      let gamuts = StyleEnvironment.ColorGamut.allCases.prefix {
        $0 != environment.display.colorGamut
      }
      return .keywords(
        gamuts.map(\.rawValue) + [environment.display.colorGamut.rawValue], isPresent: true)
    case .dynamicRange, .videoDynamicRange:
      return .keywords(
        environment.display.isHighDynamicRange ? ["standard", "high"] : ["standard"],
        isPresent: true)
    case .invertedColors:
      return FeatureState(environment.display.invertsColors ? "inverted" : "none")
    case .forcedColors:
      return FeatureState(environment.preferences.forcesColors ? "active" : "none")
    default: return nil
    }
  }

  /// Returns the state of a feature that depends on the user's input devices and preferences.
  private func userState(in environment: StyleEnvironment) -> FeatureState {
    switch self {
    case .pointer: return FeatureState(environment.interaction.pointer.rawValue)
    case .anyPointer:
      let pointers = environment.interaction.otherPointers.union([environment.interaction.pointer])
        .subtracting([.none])
      return pointers.isEmpty
        ? FeatureState("none") : .keywords(pointers.map(\.rawValue).sorted(), isPresent: true)
    case .hover: return FeatureState(environment.interaction.canHover ? "hover" : "none")
    case .anyHover:
      let canHover = environment.interaction.canHover || environment.interaction.othersCanHover
      return FeatureState(canHover ? "hover" : "none")
    case .prefersColorScheme:
      return FeatureState(environment.colorScheme == .dark ? "dark" : "light")
    case .prefersContrast:
      // Forced colors count as a contrast that the user selects.
      let isChosen =
        environment.preferences.forcesColors && environment.preferences.contrast == .noPreference
      return FeatureState((isChosen ? .custom : environment.preferences.contrast).rawValue)
    case .prefersReducedMotion: return preference(environment.preferences.reducesMotion)
    case .prefersReducedTransparency: return preference(environment.preferences.reducesTransparency)
    case .prefersReducedData: return preference(environment.preferences.reducesData)
    default: return .unknown
    }
  }

  private func preference(_ isReduced: Bool) -> FeatureState {
    FeatureState(isReduced ? "reduce" : "no-preference")
  }
}

extension Viewport {
  /// The width and the height in px; `nil` if one of them is unknown.
  fileprivate var sides: (width: Double, height: Double)? {
    guard let width, let height else { return nil }
    return (width, height)
  }
}
