// SPDX-License-Identifier: Apache-2.0

// A program that does nothing: what the start of `livery` is held against.
