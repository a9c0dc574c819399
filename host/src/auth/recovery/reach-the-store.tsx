import type { Store } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { contactOf, phoneHref } from '../../links/store-contact';
import styles from '../frame/auth-frame.module.css';
import { authMessages } from '../flow/auth-messages';

/** Help for whoever no mail reaches; nothing when the store's settings name neither an address nor a number. */
export function ReachTheStore({ store }: { store: Store }) {
  const texts = useMessages(authMessages).forgot;
  const { email, phone } = contactOf(store);
  if (!email && !phone) return null;
  return (
    <p className={styles.Help}>
      {texts.help} {email && <a href={`mailto:${email}`}>{email}</a>}
      {email && phone && ', '}
      {/* not broken at a line's end */}
      {phone && <a href={phoneHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>}
    </p>
  );
}
