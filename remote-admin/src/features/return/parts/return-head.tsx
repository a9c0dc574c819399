import type { AdminReturn } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge, Breadcrumbs } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { ActionButton } from '../../../controls/action-button';
import { Menu } from '../../../controls/menu';
import { adminMessages } from '../../../messages/admin';
import { returnMessages } from '../../../messages/return';
import { returnWords } from '../../../messages/return-words';
import { adminPaths } from '../../../paths';
import { ReturnBadge } from '../../../returns/return-states';
import { allMissing, primaryAction, type ReturnAction } from '../model/return.model';
import styles from './return-head.module.css';

interface ReturnHeadProps {
  one: AdminReturn;
  /** why an action cannot be taken: undefined where it can */
  reasonOf: (action: ReturnAction) => string | undefined;
  onAction: (action: ReturnAction) => void;
}

const ACTIONS: readonly ReturnAction[] = ['approve', 'receive', 'refund', 'exchange', 'refuse'];

/** What the return is called, how it stands, and what most likely comes next for it. */
export function ReturnHead({ one, reasonOf, onAction }: ReturnHeadProps) {
  const text = useMessages(returnMessages);
  const words = useMessages(returnWords);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const { number, state, created_at } = one;
  const primary = primaryAction(one);
  const missing = allMissing(one);
  return (
    <header className={styles.Head}>
      <Breadcrumbs
        items={[
          { label: dashboard, to: paths.admin() },
          { label: words.title, to: adminPaths.returns() },
          { label: number },
        ]}
        linkAs={Link}
      />
      <div className={styles.Bar}>
        <div className={styles.Words}>
          <h1 className={styles.Title}>{words.returnNumber(number)}</h1>
          <div className={styles.States} role="status" aria-label={text.states}>
            <ReturnBadge state={state} />
            {state === 'received' && missing > 0 && <Badge tone="warning">{text.notHere(missing)}</Badge>}
          </div>
          <p className={styles.When}>
            <time dateTime={created_at}>{text.askedAt(momentOf(created_at, locale))}</time>
          </p>
        </div>
        <div className={styles.Actions}>
          <Menu
            label={text.more}
            items={ACTIONS.filter((action) => action !== primary).map((action) => ({
              key: action,
              label: text.actions[action],
              reason: reasonOf(action),
              tone: action === 'refuse' ? ('danger' as const) : undefined,
              onSelect: () => onAction(action),
            }))}
          />
          {primary && (
            <ActionButton reason={reasonOf(primary)} onClick={() => onAction(primary)}>
              {text.actions[primary]}
            </ActionButton>
          )}
        </div>
      </div>
    </header>
  );
}
