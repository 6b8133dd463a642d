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
    case .number(let number): .value(number * channel.numberScale)
    case .percentage(let percentage): .value(percentage / 100 * (channel.percentReference ?? 0))
    case .angle(let angle): .value(angle.degrees)
    case .none: .missing
    case .channel(let keyword):
      origin.map { $0[keyword].map { .value($0 * channel.numberScale) } ?? .missing }
    }
  }

  /// The component without what only the context knows.
  func computed(in context: ComputationContext) -> ColorComponent { self }

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
  static let opacity = ColorChannel(
    keyword: .alpha, percentReference: 1, range: 0...1, likeness: .alone)
}
