import type { CustomerGroup } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Dialog, TextField } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState, type FormEvent } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import { errorsOf, valueOf } from '../../../controls/write-errors';
import { groupWrites, groupsQuery } from '../../../customers/groups.queries';
import { DangerDialog } from '../../../form/danger-dialog';
import { customersMessages } from '../../../messages/customers/customers';
import { useRights } from '../../../rights/use-rights';
import { GroupRow } from './group-row';
import styles from './groups-dialog.module.css';
import { useGroupWrite } from './use-group-write';

export interface GroupsDialogProps {
  open: boolean;
  locale: string;
  onClose: () => void;
}

function NewGroup({ reason }: { reason: string | undefined }) {
  const text = useMessages(customersMessages).groups;
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const make = useGroupWrite(groupWrites.make, (made) => {
    setName('');
    toast.success(text.added(made));
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = valueOf(new FormData(event.currentTarget), 'name');
    setMissing(typed === '');
    if (typed && !make.isPending) make.mutate(typed);
  }

  return (
    <form className={styles.Row} noValidate onSubmit={handleSubmit}>
      <TextField
        label={text.name}
        name="name"
        value={name}
        maxLength={60}
        autoComplete="off"
        error={missing ? text.nameMissing : (errorsOf(make.error).name ?? make.error?.message)}
        onChange={({ target }) => setName(target.value)}
      />
      <ActionButton type="submit" variant="secondary" size="sm" reason={reason} pending={make.isPending}>
        {text.add}
      </ActionButton>
    </form>
  );
}

/** Groups of customers: made, named, removed, and the way to who is in them. */
export default function GroupsDialog({ open, locale, onClose }: GroupsDialogProps) {
  const text = useMessages(customersMessages).groups;
  const reason = useRights()('customers.write');
  const groups = useQuery(groupsQuery()).data?.items;
  const [removed, setRemoved] = useState<CustomerGroup>();
  const [asks, setAsks] = useState(false);
  const remove = useGroupWrite(groupWrites.remove);
  const shownOf = ({ members }: CustomerGroup) => text.members(members, members.toLocaleString(locale));
  return (
    <>
      <Dialog open={open && !asks} onClose={onClose} title={text.title} description={text.text}>
        {groups?.length === 0 && <p className={styles.Quiet}>{text.none}</p>}
        <ul className={styles.Groups}>
          {groups?.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              shown={shownOf(group)}
              reason={reason}
              onShow={onClose}
              onRemove={() => {
                setRemoved(group);
                setAsks(true);
              }}
            />
          ))}
        </ul>
        <NewGroup reason={reason} />
      </Dialog>
      {removed && (
        <DangerDialog
          open={asks}
          onClose={() => setAsks(false)}
          title={text.removeTitle(removed.name)}
          description={text.removeText(shownOf(removed))}
          submit={text.remove}
          send={() => remove.mutateAsync(removed)}
          done={text.removed(removed.name)}
        />
      )}
    </>
  );
}
