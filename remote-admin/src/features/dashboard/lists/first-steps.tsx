import type { AdminSummary, Right } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Icon, VisuallyHidden } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { dashboardMessages } from '../../../messages/dashboard';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { Panel } from './panel';
import styles from './first-steps.module.css';

type Step = AdminSummary['first_steps'][number];

/** In the order in which a shop is set up: where each is done, and by whom. */
const WAYS: readonly { step: Step; to: string; right: Right }[] = [
  { step: 'contact', to: adminPaths.store(), right: 'settings.write' },
  { step: 'delivery', to: adminPaths.delivery(), right: 'settings.write' },
  { step: 'taxes', to: adminPaths.taxes(), right: 'settings.write' },
  { step: 'payments', to: adminPaths.payments(), right: 'settings.write' },
  { step: 'category', to: adminPaths.categories(), right: 'products.write' },
  { step: 'product', to: adminPaths.addProduct(), right: 'products.write' },
  { step: 'pages', to: adminPaths.pages(), right: 'content.write' },
];

/**
 * What a shop needs before it sells well, of what whoever looks may see to, done and not; nothing once all of that is done.
 * @param left the steps that are not done
 */
export function FirstSteps({ left }: { left: readonly Step[] }) {
  const text = useMessages(dashboardMessages).firstSteps;
  const reasonOf = useRights();
  const own = WAYS.filter(({ right }) => reasonOf(right) === undefined);
  const done = own.filter(({ step }) => !left.includes(step)).length;
  if (done === own.length) return null;
  return (
    <Panel id="first-steps" title={text.title} note={text.done(done, own.length)}>
      <p className={styles.Lead}>{text.lead}</p>
      <ol className={styles.Steps}>
        {own.map(({ step, to }, index) => {
          const [title, why] = text.steps[step];
          const isDone = !left.includes(step);
          return (
            <li key={step} className={styles.Step} data-done={isDone || undefined}>
              <span className={styles.Mark} aria-hidden="true">
                {isDone ? <Icon name="check" size={14} /> : index + 1}
              </span>
              <div>
                <Link to={to} className={styles.Way}>
                  {title}
                </Link>
                {isDone && <VisuallyHidden>{text.isDone}</VisuallyHidden>}
                <p className={styles.Why}>{why}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
