// SPDX-License-Identifier: Apache-2.0

/// Something that a condition can ask for by name, such as the `width` of `@media` or of `@container`.
package protocol ConditionFeature: Sendable, Hashable, CaseIterable, RawRepresentable<String> {
  /// What its values are.
  var valueType: FeatureValueType { get }
}

/// A feature as it is written: its name, and `min-` or `max-` before it.
///
/// Defined by [Media Queries 5, section 2.4.5](https://drafts.csswg.org/mediaqueries-5/#mq-min-max).
package struct FeatureName<Feature: ConditionFeature>: Sendable, Hashable {
  /// What is asked for.
  let feature: Feature
  /// What is written before its name.
  let prefix: FeaturePrefix

  /// The feature of a name in any case; nil for an unknown one.
  init?(_ name: String) {
    let name = name.lowercased()
    if let feature = Feature(rawValue: name) {
      self.init(feature, .none)
      return
    }
    for prefix in [FeaturePrefix.min, .max] {
      for vendor in ["", "-webkit-"] where name.hasPrefix(vendor + prefix.rawValue) {
        let rest = name.dropFirst(vendor.count + prefix.rawValue.count)
        guard let feature = Feature(rawValue: vendor + rest), feature.valueType.isRange else {
          continue
        }
        self.init(feature, prefix)
        return
      }
    }
    return nil
  }

  private init(_ feature: Feature, _ prefix: FeaturePrefix) {
    self.feature = feature
    self.prefix = prefix
  }

  /// Every name that can be written.
  static var names: [String] {
    Feature.allCases.map(\.rawValue)
      + Feature.allCases.filter(\.valueType.isRange).flatMap { feature in
        [FeaturePrefix.min, .max].map { FeatureName(feature, $0).description }
      }
  }
}

extension FeatureName: CustomStringConvertible {
  /// The name in lower case; the prefix follows that of a vendor.
  package var description: String {
    let vendor = "-webkit-"
    guard feature.rawValue.hasPrefix(vendor) else { return prefix.rawValue + feature.rawValue }
    return vendor + prefix.rawValue + feature.rawValue.dropFirst(vendor.count)
  }
}

/// What is written before a feature's name.
package enum FeaturePrefix: String, Sendable, Hashable {
  /// Nothing: the value must be met.
  case none = ""
  /// The value, or more.
  case min = "min-"
  /// The value, or less.
  case max = "max-"

  /// How the feature compares to its value.
  var comparison: FeatureComparison {
    switch self {
    case .none: .equal
    case .min: .greaterOrEqual
    case .max: .lessOrEqual
    }
  }
}
