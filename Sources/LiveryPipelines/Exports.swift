// SPDX-License-Identifier: Apache-2.0

// A program that imports LiveryPipelines has the types of what it draws: `Rect`, `Path`, `DisplayList`.
@_exported public import LiveryDisplay
