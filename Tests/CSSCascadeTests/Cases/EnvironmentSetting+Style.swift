// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension ConformanceCase {
  /// The environment of the case; unspecified facts have the defaults of a Linux screen.
  var styleEnvironment: StyleEnvironment {
    var environment = StyleEnvironment()
    environment.platform = .linux
    for setting in self.environment { setting.apply(to: &environment) }
    return environment
  }
}

extension EnvironmentSetting {
  /// Applies the fact to an environment.
  fileprivate func apply(to environment: inout StyleEnvironment) {
    let number = Double(value) ?? 0
    let viewport = environment.viewport ?? .init()
    switch name {
    case "width": environment.viewport = .init(width: number, height: viewport.height)
    case "height": environment.viewport = .init(width: viewport.width, height: number)
    case "resolution": environment.display.resolution = number
    case "type":
      environment.display.mediaType = .init(rawValue: value) ?? environment.display.mediaType
    case "scheme": environment.colorScheme = value == "dark" ? .dark : .light
    case "contrast":
      environment.preferences.contrast = .init(rawValue: value) ?? environment.preferences.contrast
    case "motion": environment.preferences.reducesMotion = value == "reduce"
    case "transparency": environment.preferences.reducesTransparency = value == "reduce"
    case "colors": environment.preferences.forcesColors = value == "forced"
    case "hover": environment.interaction.canHover = value == "hover"
    case "pointer":
      environment.interaction.pointer = .init(rawValue: value) ?? environment.interaction.pointer
    case "platform": environment.platform = .init(rawValue: value) ?? environment.platform
    default:
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      environment.variables[parts[0]] = parts.last
    }
  }
}
