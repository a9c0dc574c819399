import type { JSX } from 'react';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { paths, type PageSlug } from '@tessera/shared/paths';
import { companyItems, needsSession } from '../navigation/navigation.model';
import { FooterContact } from './footer-contact';
import styles from './site-footer.module.css';
import { FooterLinks } from './footer-links';
import { footerMessages } from './footer-messages';
import { NewsletterForm } from './newsletter-form';

export const messages = [footerMessages];

const SERVICE = ['contact', 'faq', 'shipping', 'returns', 'size-guide'] as const;
const LEGAL = ['terms', 'privacy', 'cookies', 'accessibility', 'imprint'] as const;

const pageLinks = (slugs: readonly PageSlug[]) => {
  const texts = messagesIn(footerMessages);
  return slugs.map((slug) => ({ to: paths.page(slug), label: texts.pages[slug] }));
};

export interface FooterContentProps {
  remotes: RegisteredRemote[];
  store: Store;
}

/**
 * What the footer says (docs/product.md §2). Plain HTML: the server sends it, and the browser needs none of this code
 * for it.
 */
export default function FooterContent({ remotes, store }: FooterContentProps): JSX.Element {
  const texts = useMessages(footerMessages);
  const company = companyItems(remotes).map((item) => ({
    to: item.to,
    label: item.label,
    signIn: needsSession(item) ? (item.sign_in_reason ?? '') : undefined,
  }));
  return (
    <>
      <NewsletterForm />
      <div className={styles.Columns}>
        <FooterContact store={store} />
        <FooterLinks title={texts.company} links={company} />
        <FooterLinks title={texts.service} links={pageLinks(SERVICE)} />
        <FooterLinks title={texts.legal} links={pageLinks(LEGAL)} />
      </div>
    </>
  );
}
