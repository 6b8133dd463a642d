// SPDX-License-Identifier: Apache-2.0

/// The values of the Language Server Protocol 3.17, named as in its specification.
///
/// Defined by the [Language Server Protocol](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/).
enum LSP {}
