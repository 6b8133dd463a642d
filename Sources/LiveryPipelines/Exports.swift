// SPDX-License-Identifier: Apache-2.0

// Clients of LiveryPipelines need the types of its drawings: `Rect`, `Path`, `DisplayList`.
@_exported public import LiveryDisplay
