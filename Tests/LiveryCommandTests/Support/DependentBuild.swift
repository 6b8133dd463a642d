// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// The build of packages that depend on this one without traits.
enum DependentBuild {
  /// The path of the build folder.
  ///
  /// These packages share it with the scripts that build without traits, so that the libraries are
  /// compiled once.
  static let scratch = Corpora.packageRoot.appending(path: ".build/dependents")
    .path(percentEncoded: false)
}
