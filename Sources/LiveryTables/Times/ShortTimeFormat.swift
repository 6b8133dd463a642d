// SPDX-License-Identifier: Apache-2.0

/// Moments as lists of messages show them: the time of today, the weekday of this week, otherwise the date.
///
/// ```swift
/// let format = ShortTimeFormat()
/// format.text(for: TableTime(43_200), at: TableTime(50_000))        // "12:00 PM"
/// format.text(for: TableTime(43_200), at: TableTime(200_000))       // "Thursday"
/// format.text(for: TableTime(43_200), at: TableTime(2_000_000))     // "1/1/70"
/// ```
///
/// Defined by Three20's table kit, "Constants": less than a day `h:mm a`, less than five days the weekday, else `M/d/yy`.
package struct ShortTimeFormat: Sendable {
  /// From this many seconds on the weekday is shown; a day by default.
  package var dayLimit = 86_400.0
  /// From this many seconds on the date is shown; five days by default.
  package var weekLimit = 5 * 86_400.0
  /// The names of the days, from Sunday.
  package var weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  /// What stands behind a time before noon.
  package var morning = "AM"
  /// What stands behind a time from noon on.
  package var afternoon = "PM"
  /// The time of a clock; nil for `h:mm a`.
  package var time: (@Sendable (CalendarTime) -> String)?
  /// The date; nil for `M/d/yy`.
  package var date: (@Sendable (CalendarTime) -> String)?
  /// What calendar and clock show at a moment.
  package var calendar: @Sendable (TableTime) -> CalendarTime

  /// English, with a calendar.
  ///
  /// - Parameter calendar: what calendar and clock show at a moment; by default those of UTC.
  package init(
    calendar: @escaping @Sendable (TableTime) -> CalendarTime = { CalendarTime($0) }
  ) {
    self.calendar = calendar
  }
}

extension ShortTimeFormat {
  /// The text for a moment.
  ///
  /// - Parameters:
  ///   - moment: the moment.
  ///   - now: the moment at which it is read; how far it is away counts, before and after.
  /// - Returns: the time, the weekday or the date.
  package func text(for moment: TableTime, at now: TableTime) -> String {
    let shown = calendar(moment)
    let distance = abs(now.seconds - moment.seconds)
    if distance < dayLimit { return time?(shown) ?? clock(shown) }
    if distance < weekLimit, weekdays.indices.contains(shown.weekday) {
      return weekdays[shown.weekday]
    }
    return date?(shown) ?? "\(shown.month)/\(shown.day)/\(twoDigits(abs(shown.year) % 100))"
  }

  /// `h:mm a`.
  private func clock(_ shown: CalendarTime) -> String {
    let hour = shown.hour % 12 == 0 ? 12 : shown.hour % 12
    return "\(hour):\(twoDigits(shown.minute)) \(shown.hour < 12 ? morning : afternoon)"
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
