import { useMessages } from '@tessera/shared/i18n';
import type { JSX } from 'react';
import { shellMessages } from '../../messages/shell-messages';
import { CategoryLinks } from '../navigation/category-links';
import { DisclosureMenu } from './disclosure-menu';
import styles from './disclosure-menu.module.css';

/** The categories under one word of the header. @param label that word, where it is not the shop's own */
export function CategoriesMenu({ label = '' }: { label?: string }): JSX.Element {
  const text = useMessages(shellMessages);
  return (
    <DisclosureMenu label={label || text.categories} className={styles.Tree}>
      {(close) => (
        <CategoryLinks
          className={styles.Link}
          listClassName={styles.Below}
          pictures={{ className: styles.Picture, width: 56 }}
          onFollow={close}
        />
      )}
    </DisclosureMenu>
  );
}
