import CSSValues
import LiveryDisplay
import LiveryPipelines
// SPDX-License-Identifier: Apache-2.0
import TestSupport

/// Creates pipelines of every kind of step and shape.
struct RandomPipeline {
  private var source: SeededGenerator

  init(seed: UInt64) { source = SeededGenerator(seed: seed) }

  mutating func pipeline(depth: Int = 0) -> Pipeline {
    Pipeline(
      (0..<Int.random(in: depth == 0 ? 0...6 : 1...3, using: &source)).map { _ in step(depth) })
  }

  private mutating func step(_ depth: Int) -> any PipelineStep {
    switch Int.random(in: 0...(depth < 2 ? 6 : 5), using: &source) {
    case 0: frameStep()
    case 1: fill()
    case 2: border()
    case 3: shadow()
    case 4: content()
    case 5: layer()
    default: PartStep(oneOf(["image", "Label", "a-b", "été", "x1"]), pipeline(depth: depth + 1))
    }
  }

  private mutating func frameStep() -> any PipelineStep {
    switch Int.random(in: 0...2, using: &source) {
    case 0: InsetStep(insets())
    case 1: ShapeStep(shape())
    default:
      BoxStep(
        margin: optional(insets()) ?? .zero, padding: optional(insets()) ?? .zero,
        minimumSize: optional(size()) ?? .zero, maximumSize: optional(size()),
        position: oneOf(BoxPosition.allCases))
    }
  }

  private mutating func shape() -> any Shape {
    switch Int.random(in: 0...6, using: &source) {
    case 0: Rectangle()
    case 1: RoundedRectangle(optional(corners()))
    case 2: Capsule()
    case 3: LeftArrow(optional(length()))
    case 4: RightArrow(optional(length()))
    case 5:
      SpeechBubble(
        radius: length(), location: signed(), angle: signed(), pointer: size())
    default: RoundedRectangle(length())
    }
  }

  private mutating func corners() -> Corners {
    Corners(
      topLeft: size(), topRight: size(), bottomRight: size(), bottomLeft: size())
  }

  private mutating func fill() -> any PipelineStep {
    switch Int.random(in: 0...4, using: &source) {
    case 0: SolidFill(color())
    case 1: GradientFill(gradient())
    case 2: ReflectiveFill(color(), hasBottomHighlight: Bool.random(using: &source))
    case 3:
      ImageFill(
        .composed(composedImage()), contentMode: oneOf(CSSContentMode.allCases),
        tiling: oneOf(ImageFill.Tiling.allCases), tint: optional(color()))
    default:
      ImageFill(
        image(), contentMode: oneOf(CSSContentMode.allCases),
        tiling: oneOf(ImageFill.Tiling.allCases),
        slices: optional(Insets(length())) ?? .zero, tint: optional(color()))
    }
  }

  private mutating func border() -> any PipelineStep {
    let dash = Bool.random(using: &source) ? [] : [length(), length()]
    switch Int.random(in: 0...4, using: &source) {
    case 0:
      return SolidBorder(
        width: length(), color(), position: oneOf(BorderPosition.allCases), dash: dash)
    case 1:
      return GradientBorder(
        width: length(), gradient(), position: oneOf(BorderPosition.allCases), dash: dash)
    case 2:
      return FourSideBorder(
        width: length(), top: optional(color()), right: optional(color()),
        bottom: optional(color()),
        left: optional(color()), dash: dash)
    case 3:
      return BevelBorder(
        width: optional(length()) ?? 1, highlight: optional(color()), shadow: optional(color()),
        light: optional(signed()) ?? 125, dash: dash)
    default: return HighlightBorder(width: length(), color(), highlight: color())
    }
  }

  private mutating func shadow() -> any PipelineStep {
    let (offset, blur, spread) = (point(), optional(length()) ?? 0, optional(signed()) ?? 0)
    return Bool.random(using: &source)
      ? ShadowStep(DisplayShadow(offset: offset, blur: blur, spread: spread, color: color()))
      : InnerShadowStep(DisplayShadow(offset: offset, blur: blur, spread: spread, color: color()))
  }

  private mutating func content() -> any PipelineStep {
    switch Int.random(in: 0...2, using: &source) {
    case 0: ContentStep()
    case 1: text()
    default:
      ImageStep(
        optional(image()), default: optional(image()), contentMode: oneOf(CSSContentMode.allCases),
        size: optional(size()) ?? .zero, tint: optional(color()))
    }
  }

  private mutating func text() -> TextStep {
    TextStep(
      font: optional(font()).flatMap { $0 == PartialFont() ? nil : $0 }, color: optional(color()),
      shadows: (0..<Int.random(in: 0...2, using: &source)).map { _ in
        DisplayShadow(offset: point(), blur: optional(length()) ?? 0, color: color())
      },
      placement: TextPlacement(
        oneOf(HorizontalAlignment.allCases), oneOf(VerticalAlignment.allCases)),
      maximumLines: Int.random(in: 0...3, using: &source), minimumFontSize: optional(length()) ?? 0,
      lineBreak: oneOf(TextLineBreak.allCases), lineHeight: optional(length()),
      letterSpacing: optional(signed()) ?? 0, wordSpacing: optional(signed()) ?? 0,
      decoration: optional(decoration()),
      indent: oneOf([.zero, .length(Length(signed())), .percentage(12.5)]),
      letterCase: oneOf(LetterCase.allCases), whiteSpace: oneOf(WhiteSpace.allCases))
  }

  private mutating func decoration() -> TextDecoration {
    TextDecoration(
      isUnderlined: true, isOverlined: Bool.random(using: &source),
      isStruckThrough: Bool.random(using: &source), style: oneOf(TextDecorationStyle.allCases),
      color: optional(color()), thickness: optional(length()))
  }

  private mutating func font() -> PartialFont {
    let families: [FontFamily] = [.named("Deja Vu"), .generic(.sansSerif), .named("serif")]
    return PartialFont(
      families: Array(
        families.shuffled(using: &source).prefix(Int.random(in: 0...3, using: &source))),
      size: optional(length()),
      weight: optional(FontWeight(oneOf([100, 400, 650.5, 700, 1000]))),
      style: optional(oneOf([.normal, .italic, .oblique(CSSAngle(14)), .oblique(CSSAngle(-20))])),
      stretch: optional(FontStretch(percentage: oneOf([50, 87.5, 100]))),
      variations: optional(
        oneOf([[], [FontVariation("wght", 550.5), FontVariation("GRAD", -2)]])),
      features: optional(
        oneOf([[], [FontFeature("liga", 0)], [FontFeature("smcp"), FontFeature("ss01", 3)]])))
  }

  private mutating func layer() -> any PipelineStep {
    Bool.random(using: &source)
      ? BlendStep(oneOf(Compositing.allCases))
      : MaskStep(
        image(), contentMode: oneOf(CSSContentMode.allCases),
        usesLuminance: Bool.random(using: &source))
  }

  private mutating func gradient() -> CSSGradient {
    let center = Position(
      x: PositionComponent(.length(Length(length()))), y: PositionComponent(.percentage(20)))
    let geometry: CSSGradient.Geometry = oneOf([
      .linear(.side(.right)), .linear(.corner(.left, .top)),
      .linear(.angle(.plain(CSSAngle(signed())))), .radial(.circle(.closestSide), center: .center),
      .radial(.radii(.length(Length(length())), .percentage(40)), center: center),
      .conic(from: .plain(CSSAngle(30.5)), center: center),
    ])
    let isConic = if case .conic = geometry { true } else { false }
    var stops: [GradientStop] = [.color(color())]
    for number in 1...Int.random(in: 1...3, using: &source) {
      stops.append(.color(color(), at: Double(number) / 3))
    }
    if !isConic {
      stops.append(.color(.color(CSSColor(.oklch, 0.5, 0.1, 30)), at: .length(Length(9))))
    }
    let method: ColorInterpolationMethod? = optional(
      oneOf([.oklab, .init(space: .srgb), .init(space: .hsl, hue: .longer)]))
    return CSSGradient(
      geometry, isRepeating: Bool.random(using: &source), interpolation: method, stops: stops)
  }

  private mutating func color() -> RGBA {
    func byte() -> Double { Double(Int.random(in: 0...255, using: &source)) / 255 }
    let alpha = oneOf([1, 0.5, 0.33333, 0])
    return Bool.random(using: &source)
      ? RGBA(red: byte(), green: byte(), blue: byte(), alpha: alpha)
      : RGBA(
        red: 0.12345, green: Double.random(in: -0.5...1.5, using: &source), blue: 0.5, alpha: alpha)
  }

  private mutating func image() -> ImageSource {
    .url(URLValue(oneOf(["a.png", "b c.png", #"quote"s.png"#])))
  }

  private mutating func composedImage() -> CSSImage {
    let picture = CSSImage.url(URLValue("a.png"))
    let color = CrossFadeLayer(.color(.color(color().color)), share: optional(.percentage(33.25)))
    return oneOf([
      .crossFade([CrossFadeLayer(.image(picture)), color]),
      .set([ImageSetOption(picture), ImageSetOption(picture, resolution: .plain(.init(2, .dppx)))]),
      .fallback(FallbackImage(source: URLValue("a.png"), color: .currentColor)),
    ])
  }

  private mutating func insets() -> Insets {
    let a = signed()
    let b = signed()
    return oneOf([
      Insets(a), Insets(top: a, right: b, bottom: a, left: b),
      Insets(top: a, right: b, bottom: signed(), left: b),
      Insets(top: a, right: b, bottom: a, left: signed()),
    ])
  }

  private mutating func size() -> Size { Size(length(), length()) }
  private mutating func point() -> Point { Point(signed(), signed()) }
  private mutating func length() -> Double { oneOf([0, 0.25, 1, 4.5, 20, 1000]) }
  private mutating func signed() -> Double { length() * oneOf([1, -1]) + 0 }

  private mutating func oneOf<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &source)]
  }

  private mutating func optional<Value>(_ value: Value) -> Value? {
    Bool.random(using: &source) ? value : nil
  }
}
