// SPDX-License-Identifier: Apache-2.0

extension ColorComponent {
  /// The resolved value of a component, which may be missing.
  enum Outcome {
    case value(Double)
    case missing
  }

  /// Returns the value in the unit of a component, or `nil` if it cannot be resolved yet.
  func outcome(
    in channel: ColorChannel, of origin: ColorChannels?, context: ComputationContext?
  ) -> Outcome? {
    switch self {
    case .number(let number): .value(number / channel.numberScale)
    case .percentage(let percentage): .value(percentage / 100 * (channel.percentReference ?? 0))
    case .angle(let angle): .value(angle.degrees)
    case .none: .missing
    case .channel(let keyword):
      origin.map { $0[keyword].map { .value($0 / channel.numberScale) } ?? .missing }
    case .calculation(let calculation):
      calculation.component(of: origin, in: context)?
        .outcome(in: channel, of: nil, context: nil)
    }
  }

  /// Returns the computed component, with the units of the context resolved.
  func computed(in context: ComputationContext) -> ColorComponent {
    guard case .calculation(let calculation) = self else { return self }
    return ColorComponent(calculation.computed(in: context)) ?? self
  }

  /// Returns the opacity, with 1 for 100%, or `nil` if it cannot be resolved yet.
  func opacity(in context: ComputationContext?) -> Double? {
    guard case .value(let value) = outcome(in: .opacity, of: nil, context: context) else {
      return nil
    }
    return value
  }
}

extension ColorChannel {
  /// The opacity, which is the fourth component of every color space.
  static let opacity = ColorChannel(.alpha, of: 1, .noAnalog, in: 0...1)
}

extension Calculation {
  /// Returns the result as a plain number, percentage or angle, or `nil` if it is still unknown.
  ///
  /// A missing component of the origin color counts as zero.
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
  /// The channel keywords that may occur in the calculations of a relative color.
  var symbols: [String] {
    (0..<3).map { channel($0).keyword.description } + [ColorChannelKeyword.alpha.description]
  }
}
