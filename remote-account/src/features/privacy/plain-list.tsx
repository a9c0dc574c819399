import styles from './privacy.module.css';

/** A heading and what falls under it. */
export function PlainList({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h3 className={styles.ListTitle}>{title}</h3>
      <ul className={styles.List}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
