import { cx, Skeleton } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { Panel } from './panel';
import styles from './ranking.module.css';

export interface Ranked {
  id: string;
  /** where it is looked at */
  to: string;
  name: string;
  detail?: string;
  figures: [ReactNode, ReactNode];
}

interface RankingProps {
  id: string;
  title: string;
  heads: [string, string, string];
  none: string;
  /** undefined while they are on their way */
  rows: Ranked[] | undefined;
}

const HEAD = cx(styles.Cell, styles.Head);
const FIGURE = cx(styles.Cell, styles.Figure);

/** As many as a ranking has at most. */
const EXPECTED = Array.from({ length: 10 }, (_, index) => index);

/** Up to ten products with two figures each. */
export function Ranking({ id, title, heads, none, rows }: RankingProps) {
  const [what, first, second] = heads;
  return (
    <Panel id={id} title={title}>
      <div className={styles.Frame} aria-busy={!rows}>
        {rows?.length === 0 ? (
          <p className={styles.None}>{none}</p>
        ) : (
          <table className={styles.Table} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col" className={HEAD}>
                  {what}
                </th>
                <th scope="col" className={cx(HEAD, styles.Figure)}>
                  {first}
                </th>
                <th scope="col" className={cx(HEAD, styles.Figure)}>
                  {second}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows
                ? rows.map((row) => <RankedRow key={row.id} row={row} />)
                : EXPECTED.map((index) => (
                    <tr key={index}>
                      <td colSpan={3} className={styles.Cell}>
                        <Skeleton width="wide" />
                      </td>
                    </tr>
                  ))}
            </tbody>
          </table>
        )}
      </div>
    </Panel>
  );
}

function RankedRow({ row: { to, name, detail, figures } }: { row: Ranked }) {
  return (
    <tr>
      <th scope="row" className={styles.Cell}>
        <Link className={styles.Name} to={to}>
          {name}
        </Link>
        {detail && <span className={styles.Detail}>{detail}</span>}
      </th>
      <td className={FIGURE}>{figures[0]}</td>
      <td className={FIGURE}>{figures[1]}</td>
    </tr>
  );
}
