import { useMessages } from '@tessera/shared/i18n';
import { privacyMessages } from '../../messages/privacy';
import { PlainList } from './plain-list';
import styles from './privacy.module.css';

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
