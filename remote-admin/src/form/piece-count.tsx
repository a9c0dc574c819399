import styles from './fields.module.css';

interface PieceCountProps {
  /** what is counted, for those who hear it */
  label: string;
  most: number;
  /** shown before and after the field */
  before?: string;
  after?: string;
  /** of the field, in a form that is read when it is sent; then `initial` is in it at first */
  name?: string;
  initial?: number;
  /** else the number on show, and what is told of another one: whole, and between 0 and `most` */
  count?: number;
  onCount?: (count: number) => void;
}

/** How many pieces. */
export function PieceCount({ label, most, before, after, name, initial, count, onCount }: PieceCountProps) {
  return (
    <label className={styles.Count}>
      {before && <span className={styles.Quiet}>{before}</span>}
      <input
        type="number"
        inputMode="numeric"
        className={styles.Number}
        aria-label={label}
        min={0}
        max={most}
        disabled={most === 0}
        name={name}
        defaultValue={initial}
        value={count}
        onChange={onCount && (({ target }) => onCount(within(target.valueAsNumber, most)))}
      />
      {after && <span className={styles.Quiet}>{after}</span>}
    </label>
  );
}

/** A whole number between 0 and `most`; what is no number counts as none. */
function within(typed: number, most: number): number {
  return Number.isNaN(typed) ? 0 : Math.min(Math.max(Math.trunc(typed), 0), most);
}
