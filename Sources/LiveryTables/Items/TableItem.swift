// SPDX-License-Identifier: Apache-2.0

/// What one row of a table is about: the data, without how it looks.
public protocol TableItem: Sendable {}
