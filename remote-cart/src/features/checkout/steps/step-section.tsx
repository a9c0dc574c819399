import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Icon, VisuallyHidden } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { checkoutMessages } from '../../../messages/checkout';
import { STEPS, type Step } from '../state/checkout.model';
import styles from './step-section.module.css';
import { useOpenedHeading } from '../state/use-step';

interface StepSectionProps {
  step: Step;
  /** the one that is open now */
  open: Step;
  /** what was chosen; shown while another step is open and this one is done */
  summary: ReactNode;
  children: ReactNode;
}

/** One step of the checkout: open, done (with a way back to it) or still ahead. */
export function StepSection({ step, open, summary, children }: StepSectionProps) {
  const text = useMessages(checkoutMessages);
  const isOpen = step === open;
  const heading = useOpenedHeading(isOpen);
  const number = STEPS.indexOf(step) + 1;
  const isDone = !isOpen && STEPS.indexOf(step) < STEPS.indexOf(open);
  const name = text.steps[step];
  const id = `checkout-${step}`;
  return (
    <section className={styles.Step} aria-labelledby={id} data-state={isOpen ? 'open' : isDone ? 'done' : 'ahead'}>
      <div className={styles.Head}>
        <span className={styles.Number} aria-hidden="true">
          {isDone ? <Icon name="check" size={16} /> : number}
        </span>
        <h2 ref={heading} id={id} className={styles.Title} tabIndex={-1} aria-current={isOpen ? 'step' : undefined}>
          <VisuallyHidden>{text.step(number, STEPS.length)}: </VisuallyHidden>
          {name}
        </h2>
        {isDone && (
          <Link className={styles.Change} to={paths.checkout({ part: step })} preventScrollReset>
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
