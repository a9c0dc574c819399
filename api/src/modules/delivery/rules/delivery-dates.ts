import { addDays, dayIn, hourIn } from '../../../infra/basics/calendar';

/** Until this hour what is ordered is packed the same day, unless the shop has set another one. */
export const CUT_OFF_HOUR = 14;

/** Until when orders are packed the same day. docs/product.md §4, 'Delivery'. */
export interface Packing {
  /** 0 (never) to 24 (always), by the clock of `time_zone` */
  cut_off_hour: number;
  /** the store's, by its IANA name: its days are those of packing */
  time_zone: string;
}

const isWorkingDay = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day, YYYY-MM-DD, that comes `days` working days (Monday to Friday) after `from`, itself a working day or not. */
function afterWorkingDays(from: string, days: number): string {
  let day = from;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/**
 * When an order of this moment arrives, at the earliest and at the latest, as days of the store's calendar; a working day is
 * Monday to Friday there.
 */
export function deliveryDates(
  now: Date,
  { min_days, max_days }: { min_days: number; max_days: number },
  { cut_off_hour, time_zone }: Packing,
) {
  const today = dayIn(time_zone, now);
  let packed = hourIn(time_zone, now) < cut_off_hour ? today : addDays(today, 1);
  while (!isWorkingDay(packed)) packed = addDays(packed, 1);
  return { earliest_on: afterWorkingDays(packed, min_days), latest_on: afterWorkingDays(packed, max_days) };
}
