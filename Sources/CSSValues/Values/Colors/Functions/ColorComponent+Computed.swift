// SPDX-License-Identifier: Apache-2.0

extension ColorComponent {
  /// What a component comes to: a value, or nothing for a missing one.
  enum Outcome {
    case value(Double)
    case missing
  }

  /// The value in a component's own unit; nil while it depends on what is not known.
  func outcome(
    in channel: ColorChannel, of origin: ColorChannels?, context: ComputationContext?
  ) -> Outcome? {
    switch self {
    case .number(let number): .value(number / channel.numbersInOne)
    case .percentage(let percentage): .value(percentage / 100 * (channel.percentReference ?? 0))
    case .angle(let angle): .value(angle.degrees)
    case .none: .missing
    case .channel(let keyword):
      origin.map { $0[keyword].map { .value($0 / channel.numbersInOne) } ?? .missing }
    case .calculation(let calculation):
      calculation.component(of: origin, in: context)?
        .outcome(in: channel, of: nil, context: nil)
    }
  }

  /// The component without what only the context knows.
  func computed(in context: ComputationContext) -> ColorComponent {
    guard case .calculation(let calculation) = self else { return self }
    return ColorComponent(calculation.computed(in: context)) ?? self
  }

  /// The value where 100% is 1, as an opacity is; nil while it depends on what is not known.
  func opacity(in context: ComputationContext?) -> Double? {
    guard case .value(let value) = outcome(in: .opacity, of: nil, context: context) else {
      return nil
    }
    return value
  }
}

extension ColorChannel {
  /// The opacity, the fourth component of every space.
  static let opacity = ColorChannel(.alpha, of: 1, .alone, in: 0...1)
}

extension Calculation {
  /// What the calculation comes to as a plain number, percentage or angle; nil while it depends on what is not known.
  ///
  /// A component that is missing in the color counts as zero.
  fileprivate func component(
    of origin: ColorChannels?, in context: ComputationContext?
  ) -> ColorComponent? {
    var calculation = self
    if let origin {
      calculation = calculation.replacingSymbols { name in
        ColorChannelKeyword.allCases.first { $0.description == name }.map { origin[$0] ?? 0 }
      }
    }
    if let context {
      let component = ColorComponent(calculation.computed(in: context))
      if case .calculation? = component { return nil }
      return component
    }
    guard let number = calculation.constant else { return nil }
    switch calculation.kind {
    case .percentage: return .percentage(number)
    case .angle: return .angle(CSSAngle(number))
    default: return .number(number)
    }
  }
}

extension ColorSpace {
  /// The words that stand for numbers in the calculations of a relative color.
  var symbols: [String] {
    (0..<3).map { channel($0).keyword.description } + [ColorChannelKeyword.alpha.description]
  }
}
