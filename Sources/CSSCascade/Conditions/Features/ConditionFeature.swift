// SPDX-License-Identifier: Apache-2.0

/// A feature that a condition tests by name, such as the `width` of `@media` or of `@container`.
package protocol ConditionFeature: Sendable, Hashable, CaseIterable, RawRepresentable<String> {
  /// The type of the feature's values.
  var valueType: FeatureValueType { get }
  /// A description of the feature, in one sentence.
  var documentation: String { get }
  /// The address of the specification, or `nil` if Livery defines the feature.
  var specification: String? { get }
}

/// A feature as written: its name, with an optional `min-` or `max-` prefix.
///
/// Defined by [Media Queries 5, section 2.4.5](https://drafts.csswg.org/mediaqueries-5/#mq-min-max).
package struct FeatureName<Feature: ConditionFeature>: Sendable, Hashable {
  /// The feature without its prefix.
  package let feature: Feature
  /// The prefix of the name.
  package let prefix: FeaturePrefix

  /// Creates the feature of a name in any case; `nil` if the name is unknown.
  package init?(_ name: String) {
    let name = name.lowercased()
    if let feature = Self.feature(named: name) {
      self.init(feature, .none)
      return
    }
    for prefix in [FeaturePrefix.min, .max] {
      for vendor in ["", "-webkit-"] where name.hasPrefix(vendor + prefix.rawValue) {
        let rest = name.dropFirst(vendor.count + prefix.rawValue.count)
        guard let feature = Self.feature(named: vendor + rest), feature.valueType.isRange else {
          continue
        }
        self.init(feature, prefix)
        return
      }
    }
    return nil
  }

  /// Returns the feature of a name in lower case, without the table that `init(rawValue:)` builds.
  private static func feature(named name: String) -> Feature? {
    Feature.allCases.first { $0.rawValue == name }
  }

  private init(_ feature: Feature, _ prefix: FeaturePrefix) {
    self.feature = feature
    self.prefix = prefix
  }

  /// All valid names, with and without prefixes.
  package static var names: [String] {
    Feature.allCases.map(\.rawValue)
      + Feature.allCases.filter(\.valueType.isRange).flatMap { feature in
        [FeaturePrefix.min, .max].map { FeatureName(feature, $0).description }
      }
  }
}

extension FeatureName: CustomStringConvertible {
  /// The name in lower case, with a vendor prefix before `min-` or `max-`.
  package var description: String {
    let vendor = "-webkit-"
    guard feature.rawValue.hasPrefix(vendor) else { return prefix.rawValue + feature.rawValue }
    return vendor + prefix.rawValue + feature.rawValue.dropFirst(vendor.count)
  }
}

/// The prefix of a feature's name.
package enum FeaturePrefix: String, Sendable, Hashable {
  /// No prefix: the feature must equal the value.
  case none = ""
  /// The feature must be at least the value.
  case min = "min-"
  /// The feature must be at most the value.
  case max = "max-"

  /// The comparison of the feature with its value.
  var comparison: FeatureComparison {
    switch self {
    case .none: .equal
    case .min: .greaterOrEqual
    case .max: .lessOrEqual
    }
  }
}
