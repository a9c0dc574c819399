import type { AdminSummary } from '@tessera/shared/contract';
import { FigureList } from '../../figures/figure-list';
import { figuresOf } from './dashboard.model';

interface FiguresProps {
  /** undefined while they are on their way */
  summary: AdminSummary | undefined;
  locale: string;
}

/** The shop's counts, each with a word on what it means. */
export const Figures = ({ summary, locale }: FiguresProps) => (
  <FigureList figures={figuresOf(summary, locale)} busy={!summary} />
);
