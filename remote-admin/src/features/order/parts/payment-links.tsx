import { api } from '@tessera/shared/client';
import type { AdminOrder, NewPaymentLink, PaymentLinkList } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Badge, Button, Checkbox, TextField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { ActionButton } from '../../../controls/actions/action-button';
import { BareButton } from '../../../controls/actions/bare-button';
import { linksMessages } from '../../../messages/orders/links';
import { Card } from '../../../page/card';
import styles from '../drafts/parts/drafts.module.css';
import rows from '../../../page/rows.module.css';
import { useKeptFocus } from '../../../page/use-kept-focus';

export const messages = [linksMessages];

const TONES = { good: 'success', expired: 'neutral', revoked: 'neutral' } as const;

function MadeLink({ url }: { url: string }) {
  const text = useMessages(linksMessages);
  const copy = () => void navigator.clipboard?.writeText(url).then(() => toast.success(text.copied));
  return (
    <div className={styles.Made} role="status">
      <TextField label={text.madeLink} value={url} readOnly onFocus={({ target }) => target.select()} />
      <Button size="sm" variant="secondary" onClick={copy}>
        {text.copy}
      </Button>
    </div>
  );
}

interface PaymentLinksProps {
  order: AdminOrder;
  list: PaymentLinkList;
  /** why none can be made or revoked */
  reason: string | undefined;
}

/** Makes links to pay an order and revokes them; says which there are. */
export default function PaymentLinks({ order, list, reason }: PaymentLinksProps) {
  const text = useMessages(linksMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [send, setSend] = useState(true);
  // the next button revokes another one
  const kept = useKeptFocus<HTMLUListElement>();
  const read = () => client.invalidateQueries({ queryKey: ['admin', 'order', order.id, 'payment-links'] });
  const fail = (error: Error) => void toast.error(error.message, { id: 'payment-link' });
  const make = useMutation({
    mutationFn: () => api.post<NewPaymentLink>(`admin/orders/${order.id}/payment-links`, { json: { send } }),
    onSuccess: read,
    onError: fail,
  });
  const revoke = useMutation({
    mutationFn: (id: string) => api.delete<PaymentLinkList>(`admin/orders/${order.id}/payment-links/${id}`),
    onSuccess: async () => {
      make.reset();
      toast.success(text.revoked);
      await read();
    },
    onError: fail,
  });
  return (
    <Card title={text.links} screenOnly>
      {list.owed > 0 && (
        <div className={styles.Stack}>
          <p className={rows.Quiet}>{text.linksText(formatMoney(list.owed, order.currency, locale))}</p>
          <Checkbox label={text.sendLink} checked={send} onChange={({ target }) => setSend(target.checked)} />
          <p>
            <ActionButton size="sm" reason={reason} pending={make.isPending} onClick={() => make.mutate()}>
              {text.makeLink}
            </ActionButton>
          </p>
          {make.data && <MadeLink url={make.data.url} />}
        </div>
      )}
      <ul className={rows.Rows} tabIndex={-1} {...kept}>
        {list.items.map(({ id, state, sent_to, expires_at }) => (
          <li key={id} className={rows.Row}>
            <p className={rows.Head}>
              <Badge tone={TONES[state]}>{text.linkStates[state]}</Badge>
              <span className={rows.Quiet}>{text.linkUntil(formatDate(expires_at.slice(0, 10), locale))}</span>
              {state === 'good' && !reason && <BareButton onClick={() => revoke.mutate(id)}>{text.revoke}</BareButton>}
            </p>
            <p className={rows.Quiet}>{sent_to ? text.sentTo(sent_to) : text.notSent}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
