import { useMessages } from '@tessera/shared/i18n';
import { privacyMessages } from '../../messages/privacy';
import styles from './privacy.module.css';

/** A heading and what falls under it. */
function PlainList({ title, items }: { title: string; items: string[] }) {
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

/** What becomes of everything when an account is deleted. */
export function Consequences() {
  const texts = useMessages(privacyMessages);
  return (
    <div className={styles.Consequences}>
      <PlainList title={texts.goesTitle} items={texts.goes} />
      <PlainList title={texts.staysTitle} items={texts.stays} />
    </div>
  );
}
