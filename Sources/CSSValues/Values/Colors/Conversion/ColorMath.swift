// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Returns `base` raised to the power `exponent`.
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// Returns the cube root of a number, with the sign of the number.
func cubeRoot(_ value: Double) -> Double { cbrt(value) }

/// Returns the sine of an angle in radians.
func sine(_ angle: Double) -> Double { sin(angle) }

/// Returns the cosine of an angle in radians.
func cosine(_ angle: Double) -> Double { cos(angle) }

/// Returns the angle of the point (`x`, `y`) in radians, counted from the x axis.
func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
