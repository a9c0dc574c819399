import { createApplying } from './applying';
import type { ApplyingDeps } from './applying';
import { createBookings } from './bookings.service';
import type { BookingsDeps } from './bookings.service';
import { createRequests } from './requests.service';
import type { RequestsDeps } from './requests.service';

export type AdjustmentsDeps = ApplyingDeps & Omit<BookingsDeps & RequestsDeps, 'applying' | keyof ApplyingDeps>;

export type AdjustmentsService = ReturnType<typeof createAdjustments>;

/** What staff do by hand to what is owed: payments, fees, waivers, write-offs, more time, and what takes them back. */
export function createAdjustments(deps: AdjustmentsDeps) {
  const applying = createApplying(deps);
  return { ...createRequests({ ...deps, applying }), ...createBookings({ ...deps, applying }) };
}
