const DAY_MS = 86_400_000;
/** Until this hour (UTC) what is ordered is packed the same day, unless the shop has set another one. */
export const CUT_OFF_HOUR = 14;

const isWorkingDay = (day: Date): boolean => ![0, 6].includes(day.getUTCDay());

/** The day, YYYY-MM-DD, that comes `days` working days (Monday to Friday) after `from`, itself a working day or not. */
function afterWorkingDays(from: Date, days: number): string {
  let day = from;
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isWorkingDay(day)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

/**
 * When an order of this moment arrives, at the earliest and at the latest; a day is Monday to Friday, in UTC.
 * @param cut_off_hour until when it is packed the same day
 */
export function deliveryDates(
  now: Date,
  { min_days, max_days }: { min_days: number; max_days: number },
  cut_off_hour = CUT_OFF_HOUR,
) {
  const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  let packed = now.getUTCHours() < cut_off_hour ? midnight : new Date(midnight.getTime() + DAY_MS);
  while (!isWorkingDay(packed)) packed = new Date(packed.getTime() + DAY_MS);
  return { earliest_on: afterWorkingDays(packed, min_days), latest_on: afterWorkingDays(packed, max_days) };
}
