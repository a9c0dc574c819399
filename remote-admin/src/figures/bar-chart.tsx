import styles from './bar-chart.module.css';
import { scaleAround } from './figures.model';

/** The drawing's own units; it is stretched to its place. */
const WIDTH = 1000;
const HEIGHT = 100;
/** of a bar's share of the width */
const GAP = 0.2;

export interface Bar {
  key: string;
  /** what it is the bar of */
  label: string;
  value: number;
}

interface BarChartProps {
  /** what it shows, for whoever does not see it */
  name: string;
  bars: readonly Bar[];
  /** what the bars are compared with, one for each; none: with nothing */
  line?: readonly number[];
  say: (value: number) => string;
  legend: { now: string; earlier: string };
}

/** Values one after the other as bars, those of before as a line. What it shows stands in a table beside it, too. */
export function BarChart({ name, bars, line, say, legend }: BarChartProps) {
  const { bottom, top } = scaleAround([...bars.map(({ value }) => value), ...(line ?? [])]);
  const step = WIDTH / Math.max(bars.length, 1);
  const y = (value: number) => HEIGHT - ((value - bottom) / (top - bottom)) * HEIGHT;
  const points = (line ?? [])
    .slice(0, bars.length)
    .map((value, index) => `${((index + 0.5) * step).toFixed(1)},${y(value).toFixed(2)}`);
  return (
    <div className={styles.Chart}>
      <div className={styles.Scale} aria-hidden="true">
        {[top, (top + bottom) / 2, bottom].map((mark) => (
          <span key={mark}>{say(mark)}</span>
        ))}
      </div>
      <svg
        className={styles.Plot}
        role="img"
        aria-label={name}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {[0, HEIGHT / 2, HEIGHT].map((height) => (
          <line key={height} className={styles.Grid} x1="0" x2={WIDTH} y1={height} y2={height} />
        ))}
        {bars.map(({ key, label, value }, index) => (
          <g key={key} className={styles.Point}>
            <title>{`${label}: ${say(value)}`}</title>
            <rect className={styles.Place} x={index * step} y="0" width={step} height={HEIGHT} />
            <rect
              className={styles.Bar}
              x={(index + GAP / 2) * step}
              y={Math.min(y(value), y(0))}
              width={step * (1 - GAP)}
              height={Math.abs(y(value) - y(0))}
            />
          </g>
        ))}
        {line && <polyline className={styles.Before} points={points.join(' ')} />}
      </svg>
      <div className={styles.Days} aria-hidden="true">
        {[bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)].map(
          (bar, index) => bar && <span key={index}>{bar.label}</span>,
        )}
      </div>
      <p className={styles.Legend} aria-hidden="true">
        <span className={styles.Series} data-series="now">
          {legend.now}
        </span>
        {line && (
          <span className={styles.Series} data-series="before">
            {legend.earlier}
          </span>
        )}
      </p>
    </div>
  );
}
