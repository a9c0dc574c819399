import type { ChangeEvent, JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { filtersMessages } from '../../../messages/filters';
import type { PriceScale, Thumbs } from '../state/price-scale.model';
import styles from './price-slider.module.css';

export interface PriceSliderProps {
  scale: PriceScale;
  /** where they stand, in minor units */
  thumbs: Thumbs;
  currency: string;
  onMove: (thumbs: Thumbs) => void;
}

/** Two thumbs on one line, for whoever would rather move than type; neither passes the other. Let go of, they send their form. */
export function PriceSlider({ scale, thumbs, currency, onMove }: PriceSliderProps): JSX.Element {
  const text = useMessages(filtersMessages);
  const locale = useLocale();
  const { low, high } = thumbs;
  const share = (price: number): number => ((price - scale.low) / (scale.high - scale.low)) * 100;
  const thumb = (label: string, value: number, move: (to: number) => Thumbs) => (
    <input
      type="range"
      className={styles.Thumb}
      min={scale.low}
      max={scale.high}
      step={scale.step}
      value={value}
      aria-label={label}
      aria-valuetext={formatMoney(value, currency, locale)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onMove(move(event.target.valueAsNumber))}
      onPointerUp={({ currentTarget }) => currentTarget.form?.requestSubmit()}
    />
  );
  return (
    <div className={styles.Slider}>
      <svg className={styles.Line} aria-hidden="true" focusable="false">
        <rect className={styles.Whole} width="100%" height="100%" />
        <rect x={`${share(low)}%`} width={`${share(high) - share(low)}%`} height="100%" />
      </svg>
      {thumb(text.lowest, low, (to) => ({ low: Math.min(to, high), high }))}
      {thumb(text.highest, high, (to) => ({ low, high: Math.max(to, low) }))}
    </div>
  );
}
