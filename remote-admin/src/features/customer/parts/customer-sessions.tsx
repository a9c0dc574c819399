import { api } from '@tessera/shared/client';
import type { CustomerRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { BareButton } from '../../../controls/actions/bare-button';
import { TimeAgo } from '../../../format/time-ago';
import { customerMessages } from '../../../messages/customers/customer';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { useKeptFocus } from '../../../page/use-kept-focus';
import { customerQuery } from '../customer.queries';

interface CustomerSessionsProps {
  customer: CustomerRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** why they cannot be signed out */
  reason: string | undefined;
}

/** Signs out of one session, or of all where none is named; what failed is said. */
function useSignOut({ id }: CustomerRecord) {
  const { done } = useMessages(customerMessages);
  const client = useQueryClient();
  const { queryKey } = customerQuery(id);
  const ending = useMutation({
    mutationFn: (session_id: string | undefined) =>
      api.delete<CustomerRecord>(
        `admin/customers/${id}/sessions${session_id === undefined ? '' : `/${encodeURIComponent(session_id)}`}`,
      ),
    onSuccess: (saved, session_id) => {
      client.setQueryData(queryKey, saved);
      toast.success(session_id === undefined ? done.sessions : done.session);
    },
    onError: (error) => {
      toast.error(error.message, { id: 'customer-sessions' });
      void client.invalidateQueries({ queryKey });
    },
  });
  return (session_id?: string) => void ending.mutate(session_id);
}

/** Where they are signed in, and the way to end that. */
export function CustomerSessions({ customer, now, reason }: CustomerSessionsProps) {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  const signOut = useSignOut(customer);
  const { sessions } = customer;
  // the next button signs out somewhere else
  const kept = useKeptFocus<HTMLDivElement>();
  return (
    <div tabIndex={-1} {...kept}>
      <Card
        title={text.sessions}
        action={
          sessions.length > 1 && (
            <BareButton reason={reason} onClick={() => signOut()}>
              {text.signOutAll}
            </BareButton>
          )
        }
      >
        {sessions.length === 0 && <p className={rows.Quiet}>{text.noSessions}</p>}
        <ul className={rows.Rows}>
          {sessions.map(({ id, device, address, last_used_at }) => (
            <li key={id} className={rows.Row}>
              <p className={rows.Head}>
                <span className={rows.Strong}>{device}</span>
                <span className={rows.End}>
                  <BareButton label={text.signOutOf(device)} reason={reason} onClick={() => signOut(id)}>
                    {text.signOut}
                  </BareButton>
                </span>
              </p>
              <p className={rows.Quiet}>
                {address && `${address} · `}
                {text.lastUsed} <TimeAgo at={last_used_at} now={now} locale={locale} />
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
