import { type JSX, useRef } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Button, VisuallyHidden } from '@tessera/shared/ui';
import styles from './error-page.module.css';
import { errorMessages } from './error-messages';
import { useCopy } from './use-copy';

/** The error ID with a button that copies it (docs/product.md §2: the copied indicator lasts 2 s). */
export function ErrorIdLine({ id }: { id: string }): JSX.Element {
  const errorTexts = useMessages(errorMessages);
  const code = useRef<HTMLElement>(null);
  const { state, copy } = useCopy(code);
  const words = { idle: errorTexts.copy, copied: errorTexts.copied, selected: errorTexts.selected }[state];
  return (
    <p className={styles.Id}>
      {errorTexts.id}{' '}
      <code ref={code} className={styles.Code}>
        {id}
      </code>
      <Button variant="quiet" size="sm" onClick={() => void copy()}>
        {words}
        {state === 'idle' && <VisuallyHidden>{errorTexts.id}</VisuallyHidden>}
      </Button>
      <VisuallyHidden role="status">{state === 'idle' ? '' : words}</VisuallyHidden>
    </p>
  );
}
