// SPDX-License-Identifier: Apache-2.0
package import Testing

extension Trait where Self == ConditionTrait {
  /// A trait that skips a test, with a reason, if the corpora do not exist.
  package static var needsCorpora: Self {
    .enabled(if: Corpora.isPresent, "corpora not found; set LIVERY_CORPORA to their folder")
  }
}
