// SPDX-License-Identifier: Apache-2.0

/// The date and time of day at an instant.
package struct CalendarTime: Sendable, Hashable {
  /// The year.
  package var year: Int
  /// The month, 1 to 12.
  package var month: Int
  /// The day of the month, from 1.
  package var day: Int
  /// The hour, 0 to 23.
  package var hour: Int
  /// The minute.
  package var minute: Int
  /// The day of the week, 0 for Sunday to 6.
  package var weekday: Int

  /// Creates a date and time of day.
  ///
  /// - Parameters:
  ///   - year: the year.
  ///   - month: the month, 1 to 12.
  ///   - day: the day of the month, from 1.
  ///   - hour: the hour, 0 to 23.
  ///   - minute: the minute.
  ///   - weekday: the day of the week, 0 for Sunday to 6.
  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int, weekday: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.weekday = weekday
  }
}

extension CalendarTime {
  /// Creates the date and time of an instant in the Gregorian calendar and a time zone.
  ///
  /// Days are counted in eras of 400 years that start in March, so that a leap day is the last day
  /// of its year.
  ///
  /// - Parameters:
  ///   - time: the instant, within about three million years.
  ///   - offset: the offset of the time zone from UTC, in seconds.
  package init(_ time: TableTime, secondsFromUTC offset: Int = 0) {
    let seconds = time.seconds.isFinite ? min(max(time.seconds, -1e14), 1e14) : 0
    let total = Int(seconds.rounded(.down)) + min(max(offset, -86_400), 86_400)
    let (days, second) = Self.divide(total, by: 86_400)
    let (era, dayOfEra) = Self.divide(days + 719_468, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    day = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    hour = second / 3600
    minute = second / 60 % 60
    weekday = Self.divide(days + 4, by: 7).remainder
  }

  /// Returns the quotient and the non-negative remainder of a division.
  private static func divide(
    _ value: Int, by divisor: Int
  ) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
