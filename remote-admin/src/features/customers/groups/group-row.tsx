import type { CustomerGroup } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { useState, type FormEvent } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import { BareButton } from '../../../controls/actions/bare-button';
import { errorsOf } from '../../../controls/write-errors';
import { groupWrites } from '../../../customers/groups.queries';
import { viewHref } from '../../../list/list-address';
import { customersMessages } from '../../../messages/customers/customers';
import { customerList } from '../customers.model';
import styles from './groups-dialog.module.css';
import { useGroupWrite } from './use-group-write';

interface GroupRowProps {
  group: CustomerGroup;
  /** how many are in it, in words */
  shown: string;
  /** why it cannot be changed */
  reason: string | undefined;
  onShow: () => void;
  onRemove: () => void;
}

/** One group: its name, which is changed in its place, who is in it, and the way out. */
export function GroupRow({ group, shown, reason, onShow, onRemove }: GroupRowProps) {
  const text = useMessages(customersMessages).groups;
  const [typed, setTyped] = useState(group.name);
  const rename = useGroupWrite(
    (name: string) => groupWrites.rename(group, name),
    (name) => void toast.success(text.renamed(name)),
  );
  const name = typed.trim();

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (name && name !== group.name && !rename.isPending) rename.mutate(name);
  }

  return (
    <li className={styles.Group}>
      <form className={styles.Row} noValidate onSubmit={handleSubmit}>
        <TextField
          label={text.nameOf(group.name)}
          value={typed}
          maxLength={60}
          autoComplete="off"
          readOnly={reason !== undefined}
          error={name === '' ? text.nameMissing : (errorsOf(rename.error).name ?? rename.error?.message)}
          onChange={({ target }) => setTyped(target.value)}
        />
        {name !== group.name && (
          <ActionButton
            type="submit"
            variant="secondary"
            size="sm"
            aria-label={text.renameOf(group.name)}
            reason={reason}
            pending={rename.isPending}
          >
            {text.rename}
          </ActionButton>
        )}
      </form>
      <p className={styles.Quiet}>
        <Link to={viewHref(customerList, { group_id: group.id })} aria-label={text.show(group.name)} onClick={onShow}>
          {shown}
        </Link>
        <BareButton label={text.removeOf(group.name)} reason={reason} onClick={onRemove}>
          {text.remove}
        </BareButton>
      </p>
    </li>
  );
}
