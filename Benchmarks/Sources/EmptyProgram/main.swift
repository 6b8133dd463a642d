// SPDX-License-Identifier: Apache-2.0

// A program that does nothing: the baseline for the start-up time of `livery`.
