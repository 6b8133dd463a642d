// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension InvalidValue.Subject {
  /// Returns the channels that a color function lacks if it ends too soon.
  ///
  /// - Parameter function: The token that begins the function.
  /// - Returns: The names of the channels, or an empty slice for another fault.
  func missingChannels(ofFunctionAt function: Int) -> ArraySlice<String> {
    let name = stream.value(of: function).lowercased()
    var arguments = arguments(ofFunctionAt: function)
    if arguments.first.map({ stream.value(of: $0, equals: "from") }) ?? false {
      arguments = Array(arguments.dropFirst(2))
    }
    if name == "color" {
      guard let space = arguments.first.map({ stream.value(of: $0).lowercased() }) else {
        return []
      }
      arguments.removeFirst()
      let channels = space.hasPrefix("xyz") ? ["x", "y", "z"] : ["red", "green", "blue"]
      return channels.dropFirst(arguments.count)
    }
    return (Self.channels[name] ?? []).dropFirst(arguments.count)
  }

  /// Returns the first token of each argument, up to the end of the function or the slash before
  /// its alpha value.
  private func arguments(ofFunctionAt function: Int) -> [Int] {
    var arguments: [Int] = []
    var cursor = TokenCursor(stream, function + 1..<value.upperBound)
    while let token = cursor.next() {
      switch stream[token].kind {
      case .comma: continue
      case .rightParenthesis: return arguments
      case .delim where stream.text(of: token) == "/": return arguments
      default: arguments.append(token)
      }
      if stream[token].kind.isOpening { cursor.skipBlock() }
    }
    return arguments
  }

  private static let channels: [String: [String]] = [
    "rgb": ["red", "green", "blue"], "rgba": ["red", "green", "blue"],
    "hsl": ["hue", "saturation", "lightness"], "hsla": ["hue", "saturation", "lightness"],
    "hwb": ["hue", "whiteness", "blackness"], "lab": ["lightness", "a", "b"],
    "oklab": ["lightness", "a", "b"], "lch": ["lightness", "chroma", "hue"],
    "oklch": ["lightness", "chroma", "hue"], "light-dark": ["the light color", "the dark color"],
  ]
}
