// SPDX-License-Identifier: Apache-2.0
package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test, saying why, where the corpora are not there.
  package static var needsCorpora: Self {
    .enabled(if: Corpora.isPresent, "corpora not found; set LIVERY_CORPORA to their folder")
  }
}
