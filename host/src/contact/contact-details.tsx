import type { JSX } from 'react';
import type { Store } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { phoneHref, contactOf } from '../links/store-contact';
import styles from './contact-page.module.css';
import { contactMessages } from './form/contact-messages';

/** How else to reach the store; what its settings leave empty is not shown. */
export function ContactDetails({ store }: { store: Store }): JSX.Element | null {
  const texts = useMessages(contactMessages).details;
  const { email, phone, address } = contactOf(store);
  if (!email && !phone && !address) return null;
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className={styles.Heading}>
        {texts.title}
      </h2>
      <dl className={styles.Details}>
        {email && (
          <div>
            <dt className={styles.Term}>{texts.email}</dt>
            <dd className={styles.Detail}>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {phone && (
          <div>
            <dt className={styles.Term}>{texts.phone}</dt>
            <dd className={styles.Detail}>
              <a href={phoneHref(phone)}>{phone}</a>
            </dd>
          </div>
        )}
        {address && (
          <div>
            <dt className={styles.Term}>{texts.address}</dt>
            <dd className={styles.Detail} data-kind="address">
              {address}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
