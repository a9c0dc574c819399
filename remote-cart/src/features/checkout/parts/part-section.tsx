import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Icon, VisuallyHidden } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { checkoutMessages } from '../../../messages/checkout';
import { PARTS, type Part } from '../state/checkout.model';
import styles from './part-section.module.css';
import { useOpenedHeading } from '../state/use-part';

interface PartSectionProps {
  part: Part;
  /** the one that is open now */
  open: Part;
  /** what was chosen; shown while another part is open and this one is done */
  summary: ReactNode;
  children: ReactNode;
}

/** One part of the checkout: open, done (with a way back to it) or still ahead. */
export function PartSection({ part, open, summary, children }: PartSectionProps) {
  const text = useMessages(checkoutMessages);
  const isOpen = part === open;
  const heading = useOpenedHeading(isOpen);
  const number = PARTS.indexOf(part) + 1;
  const isDone = !isOpen && PARTS.indexOf(part) < PARTS.indexOf(open);
  const name = text.parts[part];
  const id = `checkout-${part}`;
  return (
    <section className={styles.Part} aria-labelledby={id} data-state={isOpen ? 'open' : isDone ? 'done' : 'ahead'}>
      <div className={styles.Head}>
        <span className={styles.Number} aria-hidden="true">
          {isDone ? <Icon name="check" size={16} /> : number}
        </span>
        <h2 ref={heading} id={id} className={styles.Title} tabIndex={-1} aria-current={isOpen ? 'step' : undefined}>
          <VisuallyHidden>{text.step(number, PARTS.length)}: </VisuallyHidden>
          {name}
        </h2>
        {isDone && (
          <Link className={styles.Change} to={paths.checkout({ part })} preventScrollReset>
            {text.change}
            <VisuallyHidden>{text.changeWhat(name)}</VisuallyHidden>
          </Link>
        )}
      </div>
      {isOpen && <div className={styles.Body}>{children}</div>}
      {isDone && <div className={styles.Summary}>{summary}</div>}
    </section>
  );
}
