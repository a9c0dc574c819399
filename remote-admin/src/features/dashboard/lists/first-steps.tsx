import type { AdminSummary, Right } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/vendor/router';
import { dashboardMessages } from '../../../messages/dashboard';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { Panel } from './panel';
import styles from './first-steps.module.css';

type Step = AdminSummary['first_steps'][number];

/** Where each is done, and by whom. */
const WAYS: Record<Step, { to: string; right: Right }> = {
  contact: { to: adminPaths.store(), right: 'settings.write' },
  product: { to: adminPaths.addProduct(), right: 'products.write' },
  delivery: { to: adminPaths.delivery(), right: 'settings.write' },
  taxes: { to: adminPaths.taxes(), right: 'settings.write' },
  payments: { to: adminPaths.payments(), right: 'settings.write' },
  pages: { to: adminPaths.pages(), right: 'content.write' },
};

/** What the shop still lacks of what whoever looks may see to; nothing once it lacks nothing. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const text = useMessages(dashboardMessages).firstSteps;
  const reasonOf = useRights();
  const own = steps.filter((step) => reasonOf(WAYS[step].right) === undefined);
  if (own.length === 0) return null;
  return (
    <Panel id="first-steps" title={text.title} note={text.lead}>
      <ul className={styles.Steps}>
        {own.map((step) => {
          const [title, why] = text.steps[step];
          return (
            <li key={step}>
              <Link to={WAYS[step].to} className={styles.Way}>
                {title}
              </Link>
              <p className={styles.Why}>{why}</p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
