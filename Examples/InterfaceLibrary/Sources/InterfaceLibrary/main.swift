// SPDX-License-Identifier: Apache-2.0
import FakeUI
import Livery

// The short names are those of the interface library; the values of the theme have Livery's names.
extension Color {
  init(_ color: CSSColor) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

extension Font {
  init?(_ font: CSSFont) {
    guard let family = font.families.first else { return nil }
    self.init(family: "\(family)", size: font.size)
  }
}

extension Angle {
  init(_ angle: CSSAngle) { self.init(degrees: angle.degrees) }
}

extension Gradient {
  init(_ gradient: CSSGradient) {
    let colors = gradient.stops.compactMap { stop in
      if case .color(.color(let color), _) = stop { Color(color) } else { nil as Color? }
    }
    self.init(colors: colors)
  }
}

extension Animation {
  init(_ animation: CSSAnimation) { self.init(duration: animation.duration?.seconds ?? 0) }
}

extension Transition {
  /// The transition of a badge: it fades if the theme animates its opacity.
  init(_ transition: CSSTransition) {
    self = transition.target == .named("opacity") ? .opacity : .move(from: Edge.leading)
  }
}

/// A badge of the interface library, in the style that a theme has for it.
struct Badge {
  var color = Color(red: 0, green: 0, blue: 0)
  var font = Font(family: "Helvetica", size: 12)
  var fill = Gradient(colors: [])
  var angle = Angle(degrees: 0)
  var shape: any Shape = Rectangle()
  var pulse = Animation(duration: 0)
  var arrival = Transition.opacity
  var icon = Image(name: "star")

  mutating func apply(_ style: RuleSet) {
    if let color = style.color { self.color = Color(color) }
    if let font = Font(style.font) { self.font = font }
    if let image = style.backgroundImage?.first { fill(with: image) }
    if style.borderTopLeftRadius != nil { shape = Capsule() }
    if let animation = style.animations.first { pulse = Animation(animation) }
    if let transition = style.transitions.first { arrival = Transition(transition) }
  }

  private mutating func fill(with image: CSSImage) {
    guard case .gradient(let gradient) = image else { return }
    fill = Gradient(gradient)
    if case .linear(.angle(let direction)) = gradient.geometry, let angle = direction.plain {
      self.angle = Angle(angle)
    }
  }

  /// The outline of the badge.
  var outline: Path { shape.path(width: 40, height: 20) }
}

Theme.current = Theme(
  CSSStyleSheet(
    """
    .badge {
      background-image: linear-gradient(45deg, black, white);
      color: #ff8000;
      font: 14px Lato;
      border-radius: 99px;
      animation: pulse 2s;
      transition: opacity 250ms;
    }
    """))

var badge = Badge()
badge.apply(ruleSet(for: ".badge"))
print("color:  ", badge.color.red, badge.color.blue)
print("font:   ", badge.font.family, badge.font.size)
print("fill:   ", badge.fill.colors.count, "colors at", badge.angle.degrees, "degrees")
print("outline:", badge.outline.points.count, "points of a", type(of: badge.shape))
print("pulse:  ", badge.pulse.duration, "seconds")
print("arrival:", badge.arrival, "with", badge.icon.name)
