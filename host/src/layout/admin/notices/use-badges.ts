import type { StaffCounts } from '@tessera/shared/contract';
import { paths } from '@tessera/shared/paths';
import { useQuery } from '@tessera/shared/vendor/query';
import { badgeOf } from './notice.model';
import { countsQuery } from './notices.queries';

/** Beside which page of the rail each number stands. */
const PAGES: Record<keyof StaffCounts, string> = {
  orders_to_ship: paths.adminOrders(),
  returns_to_decide: `${paths.admin()}/returns`,
  reviews_waiting: `${paths.admin()}/reviews`,
  inquiries_new: `${paths.admin()}/support`,
  applications_waiting: `${paths.admin()}/pay-later`,
  agreements_waiting: `${paths.admin()}/pay-later`,
};

/** How much waits behind each page of the rail, by its address; only what there is. */
export function useBadges(userId: string | undefined): ReadonlyMap<string, string> {
  const { data = {} } = useQuery(countsQuery(userId));
  const keys = Object.keys(PAGES) as (keyof StaffCounts)[]; // its own keys
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(PAGES[key], (counts.get(PAGES[key]) ?? 0) + (data[key] ?? 0));
  return new Map(
    [...counts].filter(([, count]) => count > 0).map(([page, count]): [string, string] => [page, badgeOf(count)]),
  );
}
