# SPDX-License-Identifier: Apache-2.0
"""The parts that the tests of the language server share."""
