import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Button, ButtonLink, Container, IconButton } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { compareMessages } from '../../messages/compare';
import { clearCompared, toggleCompared, useCompared } from './compare-store';
import styles from './compare-tray.module.css';

export const messages = [compareMessages];

/** What is to be compared, at the foot of the screen, and the way there. */
export default function CompareTray(): JSX.Element | null {
  const text = useMessages(compareMessages);
  const list = useCompared();
  if (list.length === 0) return null;
  return (
    <section className={styles.Tray} aria-label={text.tray} data-screen-only>
      <Container className={styles.Row}>
        <ul className={styles.List}>
          {list.map((product) => (
            <li key={product.id} className={styles.Item}>
              {product.src && <img src={product.src} width="48" height="48" alt="" className={styles.Picture} />}
              <span className={styles.Name}>{product.name}</span>
              <IconButton
                icon="close"
                label={text.remove(product.name)}
                className={styles.Remove}
                onClick={() => toggleCompared(product)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.Actions}>
          <Button variant="quiet" onClick={clearCompared}>
            {text.clear}
          </Button>
          {list.length > 1 ? (
            <ButtonLink as={Link} to={paths.compare(list.map(({ id }) => id))}>
              {text.go(list.length)}
            </ButtonLink>
          ) : (
            <p className={styles.Hint}>{text.addOne}</p>
          )}
        </div>
      </Container>
    </section>
  );
}
