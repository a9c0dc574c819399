import styles from './card-fields.module.css';

/** Whose cards are taken; the names are said, the marks are drawn in words. */
const MARKS = ['Visa', 'Mastercard'];

/** The small marks beside the way to pay by card. */
export function CardMarks() {
  return (
    <span className={styles.Marks}>
      {MARKS.map((name) => (
        <span key={name} className={styles.Mark}>
          {name}
        </span>
      ))}
    </span>
  );
}
