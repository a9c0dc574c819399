import { TO_DO_KEYS, type Right, type ToDo } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Skeleton } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { dashboardMessages } from '../../../messages/dashboard';
import { useMe } from '../../../rights/use-me';
import { Panel } from './panel';
import styles from './to-do-list.module.css';

interface ToDoListProps {
  /** undefined while they are on their way */
  items: ToDo[] | undefined;
  locale: string;
}

/** What opens the screen on which it is dealt with. */
function rightFor(address: string): Right {
  if (address.startsWith('/admin/pay-later')) return 'pay_later.read';
  return address.startsWith('/admin/reviews') ? 'reviews.write' : 'orders.read';
}

/** What waits for somebody, and where it is dealt with. */
export function ToDoList({ items, locale }: ToDoListProps) {
  const text = useMessages(dashboardMessages).toDo;
  return (
    <Panel id="to-do" title={text.title}>
      <ul className={styles.List} aria-busy={!items}>
        {TO_DO_KEYS.map((key) => (
          <li key={key} className={styles.Item}>
            <ToDoItem label={text[key]} item={items?.find((one) => one.key === key)} locale={locale} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ToDoItem({ label, item, locale }: { label: string; item: ToDo | undefined; locale: string }) {
  const { more } = useMessages(dashboardMessages).toDo;
  const rights = useMe()?.rights;
  if (!item) {
    return (
      <>
        <span>{label}</span>
        <Skeleton width="short" />
      </>
    );
  }
  const count = item.count.toLocaleString(locale);
  const isOpen = rights?.includes(rightFor(item.address)) ?? true;
  return (
    <>
      {item.count > 0 && isOpen ? (
        <Link className={styles.Link} to={item.address}>
          {label}
        </Link>
      ) : (
        <span>{label}</span>
      )}
      <span className={styles.Count} data-waits={item.count > 0 ? '' : undefined}>
        {item.is_exact ? count : more(count)}
      </span>
    </>
  );
}
