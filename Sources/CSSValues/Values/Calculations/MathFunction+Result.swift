// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension MathFunction {
  /// Returns the result of the function for numbers, with angles in degrees.
  ///
  /// The result is NaN if any argument is.
  func result(of numbers: [Double], isAngle: Bool = false) -> Double {
    guard let first = numbers.first, !numbers.contains(where: \.isNaN) else { return .nan }
    let second = numbers.count > 1 ? numbers[1] : 1
    let third = numbers.count > 2 ? numbers[2] : 1
    switch self {
    case .calc: return first
    case .min: return numbers.reduce(first, smaller)
    case .max: return numbers.reduce(first, larger)
    case .clamp: return larger(first, smaller(second, third))
    case .round(let strategy): return strategy.rounded(first, to: second)
    case .mod: return modulus(first, second)
    case .rem: return second == 0 ? .nan : first.truncatingRemainder(dividingBy: second)
    case .sin, .cos, .tan:
      return isAngle
        ? trigonometric(self, degrees: first) : trigonometric(self, radians: first)
    case .asin, .acos, .atan, .atan2: return angle(self, of: first, second)
    case .abs: return first.magnitude
    case .sign: return first == 0 ? first : first < 0 ? -1 : 1
    case .progress: return progressed(first, from: second, to: third)
    case .pow, .sqrt, .hypot, .log, .exp: return power(self, of: numbers)
    }
  }
}

/// Returns the sine, cosine or tangent of an angle in radians.
private func trigonometric(_ function: MathFunction, radians angle: Double) -> Double {
  switch function {
  case .sin: sin(angle)
  case .cos: cos(angle)
  default: tan(angle)
  }
}

/// Returns the sine, cosine or tangent of an angle in degrees, exact for multiples of 90.
private func trigonometric(_ function: MathFunction, degrees angle: Double) -> Double {
  let reduced = angle.truncatingRemainder(dividingBy: 360)
  guard reduced.truncatingRemainder(dividingBy: 90) == 0 else {
    return trigonometric(function, radians: reduced * .pi / 180)
  }
  let quarter = (reduced / 90).truncatingRemainder(dividingBy: 4)
  switch (function, quarter) {
  case (.sin, 0), (.sin, 2), (.sin, -2): return quarter * 0
  case (.sin, 1), (.sin, -3), (.cos, 0): return 1
  case (.sin, _): return -1
  case (.cos, 2), (.cos, -2): return -1
  case (.cos, _): return 0
  case (_, 1), (_, -3): return .infinity
  case (_, 3), (_, -1): return -.infinity
  default: return quarter * 0
  }
}

/// Returns the angle in degrees with a given sine, cosine or tangent.
private func angle(_ function: MathFunction, of first: Double, _ second: Double) -> Double {
  switch function {
  case .asin: asin(first) * 180 / .pi
  case .acos: acos(first) * 180 / .pi
  case .atan: atan(first) * 180 / .pi
  default: atan2(first, second) * 180 / .pi
  }
}

/// Returns a power, root, exponential or logarithm of the first number, or the hypotenuse of all.
private func power(_ function: MathFunction, of numbers: [Double]) -> Double {
  let first = numbers[0]
  let second = numbers.count > 1 ? numbers[1] : 1
  switch function {
  case .pow: return pow(first, second)
  case .sqrt: return first.squareRoot()
  case .hypot: return numbers.reduce(0) { hypot($0, $1) }
  case .exp: return exp(first)
  default:
    guard numbers.count > 1 else { return log(first) }
    if second == 10 { return log10(first) }
    return second == 2 ? log2(first) : log(first) / log(second)
  }
}

/// Returns the minimum of two numbers, with -0 less than 0.
private func smaller(_ a: Double, _ b: Double) -> Double {
  a == b ? (a.sign == .minus ? a : b) : min(a, b)
}

/// Returns the maximum of two numbers, with 0 greater than -0.
private func larger(_ a: Double, _ b: Double) -> Double {
  a == b ? (a.sign == .minus ? b : a) : max(a, b)
}

/// Returns the remainder of a division with the sign of the divisor.
///
/// Defined by [CSS Values 4, section 10.3](https://drafts.csswg.org/css-values-4/#round-func).
private func modulus(_ a: Double, _ b: Double) -> Double {
  if b == 0 || a.isInfinite { return .nan }
  if b.isInfinite { return a.sign == b.sign ? a : .nan }
  let remainder = a.truncatingRemainder(dividingBy: b)
  if remainder == 0 { return b < 0 ? -0.0 : 0 }
  return (remainder < 0) == (b < 0) ? remainder : remainder + b
}

/// Returns the progress of a number between a start and an end, clamped to 0...1.
private func progressed(_ number: Double, from start: Double, to end: Double) -> Double {
  if start == end { return number > start ? 1 : 0 }
  let progress = (number - start) / (end - start)
  return progress.isNaN ? .nan : min(max(progress, 0), 1)
}

extension RoundingStrategy {
  /// Returns a number rounded to a multiple of an interval, according to the strategy.
  ///
  /// Defined by [CSS Values 4, section 10.3](https://drafts.csswg.org/css-values-4/#round-func).
  func rounded(_ number: Double, to interval: Double) -> Double {
    let step = interval.magnitude
    if step == 0 || number.isInfinite && step.isInfinite { return .nan }
    if number.isInfinite { return number }
    if step.isInfinite { return roundedToInfinity(number) }
    let quotient = number / step
    if quotient == quotient.rounded(.down) { return number }
    let lower = quotient.rounded(.down) * step
    let upper = quotient.rounded(.up) * step
    switch self {
    case .up: return upper
    case .down: return lower
    case .toZero: return number < 0 ? upper : lower
    case .nearest: return number - lower < upper - number ? lower : upper
    }
  }

  private func roundedToInfinity(_ number: Double) -> Double {
    let zero = number.sign == .minus ? -0.0 : 0
    return switch self {
    case .up: number > 0 ? .infinity : zero
    case .down: number < 0 ? -.infinity : zero
    case .nearest, .toZero: zero
    }
  }
}
