// SPDX-License-Identifier: Apache-2.0

// A program that imports Livery also sees the types of the results: `CSSColor`, `CSSStyleSheet`,
// `SourceError`. Names of an interface library, such as `Path` and `Shape`, remain free.
@_exported public import CSSCascade
@_exported public import CSSSyntax
@_exported public import CSSValues
