import { useMessages } from '@tessera/shared/i18n';
import { reportMessages } from '../../../messages/reports';
import { ViewLinks } from '../../../views/view-links';
import { byOf, filteredHref, isTime, PARTS, type ReportState } from '../reports.model';

/** What can be reported of the same days, side by side. */
export function ReportTabs({ state }: { state: ReportState }) {
  const { reports } = useMessages(reportMessages);
  const by = byOf(state);
  const tabs = (['time', ...PARTS] as const).map((key) => ({
    key,
    label: reports[key],
    href: filteredHref(state, { by: key === 'time' ? undefined : key }, ''),
    current: key === by || (key === 'time' && isTime(by)),
  }));
  return <ViewLinks label={reports.label} views={tabs} />;
}
