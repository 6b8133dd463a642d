// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension ConformanceCase {
  /// The room that the case is styled in; what it does not say is as it is by default, but a screen of Linux.
  var styleEnvironment: StyleEnvironment {
    var room = StyleEnvironment()
    room.platform = .linux
    for fact in environment { fact.apply(to: &room) }
    return room
  }
}

extension EnvironmentFact {
  /// Sets what the fact is about.
  fileprivate func apply(to room: inout StyleEnvironment) {
    let number = Double(value) ?? 0
    let viewport = room.viewport ?? .init()
    switch name {
    case "width": room.viewport = .init(width: number, height: viewport.height)
    case "height": room.viewport = .init(width: viewport.width, height: number)
    case "resolution": room.resolution = number
    case "type": room.mediaType = .init(rawValue: value) ?? room.mediaType
    case "scheme": room.colorScheme = value == "dark" ? .dark : .light
    case "contrast": room.contrast = .init(rawValue: value) ?? room.contrast
    case "motion": room.prefersReducedMotion = value == "reduce"
    case "transparency": room.prefersReducedTransparency = value == "reduce"
    case "colors": room.forcesColors = value == "forced"
    case "hover": room.canHover = value == "hover"
    case "pointer": room.pointer = .init(rawValue: value) ?? room.pointer
    case "platform": room.platform = .init(rawValue: value) ?? room.platform
    default:
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      room.variables[parts[0]] = parts.last
    }
  }
}
