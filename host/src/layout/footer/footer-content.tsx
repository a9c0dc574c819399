import type { JSX } from 'react';
import type { NavigationItem, RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { paths, type PageSlug } from '@tessera/shared/paths';
import { itemOf, type SeenBranch } from '../navigation/menus.model';
import { useSeenMenu } from '../navigation/use-seen-menu';
import { companyItems, needsSession } from '../navigation/navigation.model';
import { FooterContact } from './footer-contact';
import styles from './site-footer.module.css';
import { FooterLinks, type FooterLinksProps } from './footer-links';
import { footerMessages } from './footer-messages';
import { NewsletterForm } from './newsletter-form';

export const messages = [footerMessages];

const SERVICE = ['contact', 'faq', 'shipping', 'returns', 'size-guide'] as const;
const LEGAL = ['terms', 'privacy', 'cookies', 'accessibility', 'imprint'] as const;

const pageLinks = (slugs: readonly PageSlug[]) => {
  const texts = messagesIn(footerMessages);
  return slugs.map((slug) => ({ to: paths.page(slug), label: texts.pages[slug] }));
};

type Link = FooterLinksProps['links'][number];

/** @param item what a live remote says of the page that it leads to, if one does */
const linkOf = ({ to, label }: Link, item: NavigationItem | undefined): Link => ({
  to,
  label,
  signIn: item && needsSession(item) ? (item.sign_in_reason ?? '') : undefined,
});

/** What staff have put below a heading. */
const ownColumn = ({ label, below }: SeenBranch, remotes: RegisteredRemote[]): FooterLinksProps => ({
  title: label,
  links: below.flatMap((entry) =>
    entry.to === undefined ? [] : [linkOf({ to: entry.to, label: entry.label }, itemOf(remotes, entry.to))],
  ),
});

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
  const own = useSeenMenu(store, 'footer');
  const columns = own?.map((branch) => ownColumn(branch, remotes)) ?? [
    { title: texts.company, links: companyItems(remotes).map((item) => linkOf(item, item)) },
    { title: texts.service, links: pageLinks(SERVICE) },
    { title: texts.legal, links: pageLinks(LEGAL) },
  ];
  return (
    <>
      <NewsletterForm />
      <div className={styles.Columns}>
        <FooterContact store={store} />
        {columns.map(({ title, links }, index) => (
          // two columns may be called the same, and the list never changes
          <FooterLinks key={index} title={title} links={links} />
        ))}
      </div>
    </>
  );
}
