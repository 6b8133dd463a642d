// SPDX-License-Identifier: Apache-2.0

// A program that imports Livery also sees the types of the results: `CSSColor`, `CSSStyleSheet`,
// `SourceError`.
@_exported public import CSSCascade
@_exported public import CSSSyntax
@_exported public import CSSValues
@_exported public import LiveryDisplay
@_exported public import LiveryPipelines
