import type { JSX } from 'react';
import type { ErrorType } from '../messages/en/error';
import styles from './mosaic.module.css';

/** What is drawn on the tile that has come loose, on a grid of 24. */
const SIGNS: Record<ErrorType | 'not-found', string> = {
  server: 'M5 5h14v5H5zm0 9h14v5H5zM8 7.5v.01M8 16.5v.01',
  network: 'M4 9.5a12 12 0 0 1 16 0M7 13a7.5 7.5 0 0 1 10 0M10 16.3a3.2 3.2 0 0 1 4 0M12 19.5v.01M4 4l16 16',
  timeout: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12.5V12l3 2',
  forbidden: 'M6 11h12v8.5H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  payment: 'M3.5 6.5h17v11h-17zm0 3.8h17M7 14.5h3',
  maintenance:
    'M19.8 7.1a4.6 4.6 0 0 1-6 5.8l-5.600 5.600a2 2 0 0 1-2.800-2.800l5.600-5.600a4.600 4.600 0 0 1 5.800-6L14 7l.400 2.600L17 10Z',
  general: 'M12 6v7.5m0 4v.01',
  'not-found': 'M9 9a3 3 0 1 1 4.200 2.800c-.8.4-1.200 1-1.200 1.900v.8m0 3v.01',
};

/** Tones of the tiles, row by row; '.' is the gap that the loose tile has left. */
const ROWS = ['sbsnss', 'nssbas', 'ssn.sb', 'bsassn'];
const STEP = 48;
const TILE = 42;
const GAP = { x: 3 * STEP, y: 2 * STEP };

/** A wall of tiles, one of which has come loose: the picture of every page that cannot show what was asked for. */
export function Mosaic({ sign }: { sign: ErrorType | 'not-found' }): JSX.Element {
  const tiles = ROWS.flatMap((row, y) => [...row].map((tone, x) => ({ tone, x: x * STEP, y: y * STEP })));
  return (
    <svg className={styles.Mosaic} viewBox="0 0 282 250" aria-hidden="true" focusable="false">
      {tiles.map(({ tone, x, y }) => (
        <rect
          key={`${x} ${y}`}
          className={styles.Tile}
          data-tone={tone}
          x={x}
          y={y}
          width={TILE}
          height={TILE}
          rx="5"
        />
      ))}
      <g className={styles.Loose} transform={`translate(${GAP.x + 10} ${GAP.y + 84}) rotate(11)`}>
        <rect className={styles.Tile} data-tone="loose" width={TILE + 16} height={TILE + 16} rx="6" />
        <path
          className={styles.Sign}
          d={SIGNS[sign]}
          transform="translate(8 8) scale(1.75)"
          fill="none"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
