// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `base` to the power of `exponent`.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The number whose cube `value` is, with the sign of `value`.
func cubeRoot(_ value: Double) -> Double { cbrt(value) }

/// The sine of an angle in radians.
func sine(_ angle: Double) -> Double { sin(angle) }

/// The cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// The direction of a point in radians, counted from the first axis.
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
