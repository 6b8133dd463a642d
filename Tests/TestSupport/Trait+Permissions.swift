// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test, saying why, where permissions of files do not bind the user.
  package static var needsPermissions: Self {
    .enabled(if: getuid() != 0, "root may read and write everything")
  }
}
