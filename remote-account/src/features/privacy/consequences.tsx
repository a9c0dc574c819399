import { PlainList } from './plain-list';
import styles from './privacy.module.css';
import { texts } from './texts';

/** What becomes of everything when an account is deleted. */
export function Consequences() {
  return (
    <div className={styles.Consequences}>
      <PlainList title={texts.goesTitle} items={texts.goes} />
      <PlainList title={texts.staysTitle} items={texts.stays} />
    </div>
  );
}
