// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// A color with red, green and blue from 0 to 255, and alpha from 0 to 1.
  struct Tone: Sendable, Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    static let white = Tone(255, 255, 255)
    static let black = Tone(0, 0, 0)
    static let clear = Tone(0, 0, 0, 0)

    static func gray(_ value: Double) -> Tone { Tone(value, value, value) }

    /// Returns the color with another alpha.
    func opacity(_ alpha: Double) -> Tone { Tone(red, green, blue, alpha) }
  }

  extension Tone {
    /// Returns the color composited over another.
    func over(_ below: Tone) -> Tone {
      let remainder = below.alpha * (1 - alpha)
      let sum = alpha + remainder
      guard sum > 0 else { return .clear }
      func mixed(_ a: Double, _ b: Double) -> Double { (a * alpha + b * remainder) / sum }
      return Tone(
        mixed(red, below.red), mixed(green, below.green), mixed(blue, below.blue), sum)
    }

    /// Returns the color at a fraction of the way to another color with equal alpha.
    func toward(_ other: Tone, _ part: Double) -> Tone {
      func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
      return Tone(mixed(red, other.red), mixed(green, other.green), mixed(blue, other.blue), alpha)
    }

    /// Returns the color under the gloss of `fill(reflective …)`, at a fraction of the height.
    ///
    /// The opacities of white are .685, .13, 0, 0 and 0 at 0, .5, .5, .6 and 1, or .27 at the end.
    func shining(at part: Double, bottomHighlight: Bool = false) -> Tone {
      let opacity =
        part < 0.5
        ? 0.685 + (0.13 - 0.685) * part / 0.5
        : bottomHighlight && part > 0.6 ? 0.27 * (part - 0.6) / 0.4 : 0
      return Tone.white.opacity(opacity).over(self)
    }
  }

  extension Tone {
    /// Returns the color with hue, saturation and value multiplied, like `hsv-multiply()`.
    func multiplied(hue: Double = 1, saturation: Double, value: Double) -> Tone {
      let parts = [red, green, blue].map { $0 / 255 }
      let largest = parts.max() ?? 0
      let range = largest - (parts.min() ?? 0)
      var angle = 0.0
      if range > 0 {
        if parts[0] == largest {
          angle = (parts[1] - parts[2]) / range
        } else if parts[1] == largest {
          angle = 2 + (parts[2] - parts[0]) / range
        } else {
          angle = 4 + (parts[0] - parts[1]) / range
        }
        angle = 60 * (angle < 0 ? angle + 6 : angle)
      }
      return Tone(
        hue: angle * hue, saturation: (largest > 0 ? range / largest : 0) * saturation,
        value: largest * value)
    }

    private init(hue: Double, saturation: Double, value: Double) {
      func component(_ offset: Double) -> Double {
        let sector = (offset + hue / 60).truncatingRemainder(dividingBy: 6)
        return 255 * (value - value * saturation * max(0, min(sector, 4 - sector, 1)))
      }
      self.init(component(5), component(3), component(1))
    }

    /// Returns the fill of a toolbar button for a light tint whose saturation is below one half.
    func toolbarFill(isHighlighted: Bool) -> Tone {
      isHighlighted
        ? multiplied(saturation: 1, value: 0.4) : multiplied(saturation: 1.6, value: 0.97)
    }
  }
#endif
