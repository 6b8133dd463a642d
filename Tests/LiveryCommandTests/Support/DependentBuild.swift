// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// The build of packages that depend on this one and ask for no trait.
enum DependentBuild {
  /// The path of its folder: these packages, and the scripts that build without traits, share one, so that the libraries are
  /// compiled once.
  static let scratch = Corpora.packageRoot.appending(path: ".build/dependents")
    .path(percentEncoded: false)
}
