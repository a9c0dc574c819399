import type { Report } from '@tessera/shared/contract';
import type { ReactNode } from 'react';
import { changeText, figureText } from '../report-words.model';
import type { ReportFigure } from '../reports.model';
import styles from './report-table.module.css';

interface FigureCellsProps {
  name: ReactNode;
  figures: readonly ReportFigure[];
  values: Report['totals'];
  /** what they are compared with; undefined: that is not known of them */
  before?: Report['totals'] | null;
  /** `further`: what has no row of its own; `sum`: all rows together */
  kind?: 'further' | 'sum';
  report: Report | undefined;
  locale: string;
}

/** A row of the report's table. */
export function FigureCells({ name, figures, values, before, kind, report, locale }: FigureCellsProps) {
  return (
    <tr className={styles.Row} data-further={kind === 'further' || undefined} data-sum={kind === 'sum' || undefined}>
      <th scope="row" className={styles.Cell} data-name>
        {name}
      </th>
      {figures.map((figure) => (
        <td key={figure} className={styles.Cell} data-figure={figure}>
          {figureText(figure, values, report?.currency ?? '', locale)}
        </td>
      ))}
      {report?.before && (
        <td className={styles.Cell} data-figure="change">
          {before === undefined ? '–' : changeText(values.net_sales, before?.net_sales, locale)}
        </td>
      )}
    </tr>
  );
}
