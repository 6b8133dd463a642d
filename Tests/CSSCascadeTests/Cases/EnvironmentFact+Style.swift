// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension ConformanceCase {
  /// The environment of the case; unspecified facts have the defaults of a Linux screen.
  var styleEnvironment: StyleEnvironment {
    var room = StyleEnvironment()
    room.platform = .linux
    for fact in environment { fact.apply(to: &room) }
    return room
  }
}

extension EnvironmentFact {
  /// Applies the fact to an environment.
  fileprivate func apply(to room: inout StyleEnvironment) {
    let number = Double(value) ?? 0
    let viewport = room.viewport ?? .init()
    switch name {
    case "width": room.viewport = .init(width: number, height: viewport.height)
    case "height": room.viewport = .init(width: viewport.width, height: number)
    case "resolution": room.display.resolution = number
    case "type": room.display.mediaType = .init(rawValue: value) ?? room.display.mediaType
    case "scheme": room.colorScheme = value == "dark" ? .dark : .light
    case "contrast": room.preferences.contrast = .init(rawValue: value) ?? room.preferences.contrast
    case "motion": room.preferences.reducesMotion = value == "reduce"
    case "transparency": room.preferences.reducesTransparency = value == "reduce"
    case "colors": room.preferences.forcesColors = value == "forced"
    case "hover": room.interaction.canHover = value == "hover"
    case "pointer": room.interaction.pointer = .init(rawValue: value) ?? room.interaction.pointer
    case "platform": room.platform = .init(rawValue: value) ?? room.platform
    default:
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      room.variables[parts[0]] = parts.last
    }
  }
}
