import { ApiError, api } from '@tessera/shared/client';
import type { OrderDraft, PlacedDraft } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { TextField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../../controls/form-dialog';
import { newKey } from '../../../../controls/new-key';
import { draftsMessages } from '../../../../messages/drafts';
import { valueOf } from '../../../../controls/write-errors';
import { draftQuery } from '../draft.queries';
import styles from '../parts/drafts.module.css';
import { feeOf, paymentOf, waysOf, type PaymentWay } from '../payment-ways.model';
import type { DraftDialogProps } from './draft-dialog';

const DAYS = 7;

/** The same draft and way keep their key until they are answered, so that one order is made. */
function usePlacing(draft: OrderDraft) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const text = useMessages(draftsMessages);
  const attempt = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: (payment: object) => {
      const json = { version: draft.version, expected_total: draft.totals.total, payment };
      const said = JSON.stringify(json);
      if (attempt.current.text !== said) attempt.current = { text: said, key: newKey() };
      return api.post<PlacedDraft>(`admin/order-drafts/${draft.id}/place`, { json, key: attempt.current.key });
    },
    onSuccess: async ({ order_id, number }) => {
      toast.success(text.placed(number));
      client.removeQueries({ queryKey: draftQuery(draft.id).queryKey });
      await client.invalidateQueries({ queryKey: ['admin', 'order-drafts'] });
      await navigate(paths.adminOrder(order_id), { replace: true });
    },
    onError: async (error) => {
      // The page shows what it is now; the sentence says what changed.
      const isOld = error instanceof ApiError && error.status === 409;
      if (isOld) await client.invalidateQueries({ queryKey: draftQuery(draft.id).queryKey });
    },
  });
}

/** Makes an order of a draft: how it is paid is the last thing to say. */
export function PlaceDialog({ draft, open, onClose }: DraftDialogProps) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const { totals, currency } = draft;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const ways = waysOf(draft);
  const [way, setWay] = useState<PaymentWay | undefined>(ways[0]);
  const [fault, setFault] = useState<string>();
  const placing = usePlacing(draft);
  const fee = way ? feeOf(draft, way) : 0;

  function send(form: HTMLFormElement): void {
    const days = Number(valueOf(new FormData(form), 'days') || DAYS);
    const isFine = Number.isInteger(days) && days >= 1 && days <= 30;
    setFault(isFine ? undefined : text.daysWrong);
    if (way && isFine) placing.mutate(paymentOf(way, days));
  }

  return (
    <FormDialog
      open={open}
      onClose={() => {
        placing.reset();
        onClose();
      }}
      title={text.placeTitle(money(totals.total))}
      submit={text.place}
      pending={placing.isPending}
      error={placing.error?.message}
      onSubmit={send}
    >
      <fieldset className={styles.Group}>
        <legend className={styles.Legend}>{text.howPaid}</legend>
        {ways.map((one) => (
          <label key={one} className={styles.Choice}>
            <input type="radio" name="way" value={one} checked={one === way} onChange={() => setWay(one)} />
            <span>{text.ways[one]}</span>
          </label>
        ))}
      </fieldset>
      {way === 'link' && (
        <TextField
          label={text.linkDays}
          hint={text.linkDaysHint}
          name="days"
          inputMode="numeric"
          defaultValue={String(DAYS)}
          error={fault}
        />
      )}
      {fee > 0 && <p className={styles.Quiet}>{text.withFee(money(fee))}</p>}
    </FormDialog>
  );
}
