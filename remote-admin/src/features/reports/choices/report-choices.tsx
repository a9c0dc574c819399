import type { Report } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useNavigate } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { DaysForm } from '../../../figures/days-form';
import { reportMessages } from '../../../messages/reports';
import {
  byOf,
  COMPARES,
  DEFAULT_RANGE,
  filteredHref,
  isTime,
  RANGES,
  rangeShown,
  TIMES,
  type ReportState,
} from '../reports.model';
import { ChoiceLinks, type ChoiceLink } from './choice-links';
import styles from './report-choices.module.css';

/** More hours than those of a week are not shown. */
const MOST_DAYS_OF_HOURS = 7;
const DAY_MS = 86_400_000;

interface ReportChoicesProps {
  state: ReportState;
  /** the one on show, which may answer an earlier question; undefined while the first one is on its way */
  report: Report | undefined;
  /** what can be done with this report */
  children: ReactNode;
}

const daysOf = ({ from, to }: Report): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

function rangeLinks(state: ReportState): ChoiceLink[] {
  const text = messagesIn(reportMessages).range;
  const shown = rangeShown(state);
  return RANGES.map((range) => ({
    key: range,
    label: text[range],
    href: filteredHref(state, {
      range: range === DEFAULT_RANGE ? undefined : range,
      from: undefined,
      to: undefined,
      // hours of more days than a week are not shown
      ...(byOf(state) === 'hour' && !['today', '7_days'].includes(range) && { by: undefined }),
    }),
    current: range === shown,
  }));
}

function compareLinks(state: ReportState): ChoiceLink[] {
  const text = messagesIn(reportMessages).compare;
  const shown = state.filters.compare ?? 'previous';
  return COMPARES.map((key) => ({
    key,
    label: text[key],
    href: filteredHref(state, { compare: key === 'previous' ? undefined : key }),
    current: key === shown,
  }));
}

function unitLinks(state: ReportState, report: Report | undefined): ChoiceLink[] {
  const text = messagesIn(reportMessages).unit;
  const by = byOf(state);
  const hasHours = by === 'hour' || (report !== undefined && daysOf(report) <= MOST_DAYS_OF_HOURS);
  return TIMES.filter((time) => time !== 'hour' || hasHours).map((key) => ({
    key,
    label: text[key],
    href: filteredHref(state, { by: key === 'day' ? undefined : key }),
    current: key === by,
  }));
}

const currencyLinks = (state: ReportState, { currencies, currency }: Report): ChoiceLink[] =>
  currencies.map((key) => ({
    key,
    label: key,
    href: filteredHref(state, { currency: key }),
    current: key === currency,
  }));

/** Which days, with what they are compared, in which rows of time and in which currency. */
export function ReportChoices({ state, report, children }: ReportChoicesProps) {
  const text = useMessages(reportMessages);
  const navigate = useNavigate();
  const days = { from: state.filters.from ?? report?.from ?? '', to: state.filters.to ?? report?.to ?? '' };
  const currencies = report ? currencyLinks(state, report) : [];
  return (
    <div className={styles.Choices}>
      <ChoiceLinks label={text.range.label} links={rangeLinks(state)} />
      <DaysForm
        key={`${days.from} ${days.to}`}
        {...days}
        text={text.range}
        onShow={(own) => void navigate(filteredHref(state, { range: undefined, ...own }), { preventScrollReset: true })}
      />
      <ChoiceLinks label={text.compare.label} links={compareLinks(state)} />
      {isTime(byOf(state)) && <ChoiceLinks label={text.unit.label} links={unitLinks(state, report)} />}
      {currencies.length > 1 && <ChoiceLinks label={text.currency} links={currencies} />}
      <div className={styles.Views}>{children}</div>
    </div>
  );
}
