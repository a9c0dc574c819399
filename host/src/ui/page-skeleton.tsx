import { type JSX, useEffect, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Container, Skeleton, VisuallyHidden } from '@tessera/shared/ui';
import { shellMessages } from '../messages/shell-messages';
import styles from './page-skeleton.module.css';

/**
 * The screen while a page's code is on its way (docs/product.md §2); as high as most first screens, so the footer stays
 * put.
 */
export function PageSkeleton(): JSX.Element {
  const { loading } = useMessages(shellMessages);
  // a live region reads out what changes in it, not what it came with
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(loading));
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <Container className={styles.Loading} aria-busy="true">
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <Skeleton shape="block" className={styles.Title} />
      <Skeleton width="half" />
      <Skeleton shape="block" className={styles.Body} />
    </Container>
  );
}
