import type { JSX } from 'react';
import type { Store } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { contactOf, phoneHref } from '../../links/store-contact';
import styles from './site-footer.module.css';
import { footerMessages } from './footer-messages';
import { SocialIcon, type Network } from './social-icon';

/** What the networks call themselves, in every language. */
const NETWORKS: Record<Network, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};

/** How to reach the store, and where else it is; what the settings leave empty is not shown. */
export function FooterContact({ store }: { store: Store }): JSX.Element {
  const texts = useMessages(footerMessages);
  const { email, phone, address } = contactOf(store);
  // an API one version behind does not say these yet
  const social = (store as Partial<Store>).social ?? [];
  return (
    <section className={styles.Contact} aria-label={texts.contact}>
      <p className={styles.Name}>{store.name}</p>
      <address className={styles.Text}>
        {email && (
          <a href={`mailto:${email}`} className={styles.Link}>
            {email}
          </a>
        )}
        {phone && (
          <a href={phoneHref(phone)} className={styles.Link}>
            {phone}
          </a>
        )}
        {address && <p className={styles.Address}>{address}</p>}
      </address>
      {social.length > 0 && (
        <ul className={styles.Social} aria-label={texts.social}>
          {social.map(({ network, url }) => (
            <li key={network}>
              <a href={url} className={styles.SocialLink} aria-label={NETWORKS[network]} rel="noreferrer me">
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
