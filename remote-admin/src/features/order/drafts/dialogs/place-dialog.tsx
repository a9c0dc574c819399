import { ApiError, api } from '@tessera/shared/client';
import type { OrderDraft, PlacedDraft } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { TextField } from '@tessera/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useRef, useState, type RefObject } from 'react';
import { useIsShown } from '../../../../controls/use-is-shown';
import { FormDialog } from '../../../../controls/form-dialog';
import { newKey } from '../../../../controls/new-key';
import { FieldGroup } from '../../../../form/field-group';
import { RadioChoice } from '../../../../form/radio-choice';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { valueOf } from '../../../../controls/write-errors';
import { draftQuery, plansQuery } from '../draft.queries';
import named from '../../../../page/named.module.css';
import { PlanChoice } from '../parts/plan-choice';
import { FREE, feeOf, paymentOf, plansOfStaff, waysOf, type PaymentWay } from '../payment-ways.model';
import type { DraftDialogProps } from './draft-dialog';

const DAYS = 7;

/** The same draft and way keep their key until they are answered, so that one order is made. */
function usePlacing(draft: OrderDraft, isShown: RefObject<boolean>, title: string) {
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
      // The return ends with it, and the first order's money is less.
      const others = draft.exchange ? ['return', 'returns', 'order'] : [];
      await Promise.all(others.map((what) => client.invalidateQueries({ queryKey: ['admin', what] })));
      await navigate(paths.adminOrder(order_id), { replace: true });
    },
    onError: async (error) => {
      // whoever has closed the dialog meanwhile would take it for done
      if (!isShown.current) toast.error(`${title}: ${error.message}`);
      // The page shows what it is now; the sentence says what changed.
      const isOld = error instanceof ApiError && error.status === 409;
      if (isOld) await client.invalidateQueries({ queryKey: draftQuery(draft.id).queryKey });
    },
  });
}

/** The plans by which an amount can be paid later, and the one that is chosen: the first, until somebody says otherwise. */
function usePlans(amount: number, enabled: boolean) {
  const { data } = useQuery({ ...plansQuery(amount), enabled });
  const [code, choose] = useState<string>();
  const offers = data && plansOfStaff(data);
  const chosen = code ?? offers?.[0]?.code;
  return { offers, chosen, choose, isLoading: enabled && !data, isMissing: enabled && chosen === undefined };
}

interface WaysProps {
  /** none: nothing is to be paid */
  ways: readonly PaymentWay[];
  chosen: PaymentWay | undefined;
  onChoose: (way: PaymentWay) => void;
}

/** How it is paid. */
function Ways({ ways, chosen, onChoose }: WaysProps) {
  const text = useMessages(draftsMessages);
  if (ways.length === 0) return <p>{text.nothingToPay}</p>;
  return (
    <FieldGroup legend={text.howPaid}>
      {ways.map((one) => (
        <RadioChoice key={one} name="way" value={one} checked={one === chosen} onChoose={() => onChoose(one)}>
          <span>{text.ways[one]}</span>
        </RadioChoice>
      ))}
    </FieldGroup>
  );
}

/** What becomes of the return that it exchanges; nothing of any other draft. */
function ExchangeEnd({ draft: { exchange, currency } }: { draft: OrderDraft }) {
  const text = useMessages(draftsMessages).exchange;
  const locale = useLocale();
  if (!exchange) return null;
  const { return_number, goes_back } = exchange;
  return (
    <>
      <p>{text.ends(return_number)}</p>
      {goes_back > 0 && <p>{text.goesBack(formatMoney(goes_back, currency, locale))}</p>}
    </>
  );
}

/** Makes an order of a draft: how it is paid is the last thing to say. */
export function PlaceDialog({ draft, open, onClose }: DraftDialogProps) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const { totals, currency } = draft;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const title = text.placeTitle(money(totals.total));
  const isFree = totals.total === 0;
  const ways = isFree ? [] : waysOf(draft);
  const [way, setWay] = useState<PaymentWay | undefined>(isFree ? FREE : ways[0]);
  const plans = usePlans(totals.total, way === 'promised:pay-later');
  const [fault, setFault] = useState<string>();
  const placing = usePlacing(draft, useIsShown(open), title);
  const fee = way ? feeOf(draft, way) : 0;

  function send(form: HTMLFormElement): void {
    const days = Number(valueOf(new FormData(form), 'days') || DAYS);
    const isFine = Number.isInteger(days) && days >= 1 && days <= 30;
    setFault(isFine ? undefined : text.daysWrong);
    if (way && isFine && !plans.isMissing) placing.mutate(paymentOf(way, { days, plan: plans.chosen }));
  }

  return (
    <FormDialog
      open={open}
      onClose={() => {
        placing.reset();
        onClose();
      }}
      title={title}
      submit={text.place}
      pending={placing.isPending || plans.isLoading}
      error={placing.error?.message}
      onSubmit={send}
    >
      <ExchangeEnd draft={draft} />
      <Ways ways={ways} chosen={way} onChoose={setWay} />
      {way === 'promised:pay-later' && (
        <PlanChoice plans={plans.offers} currency={currency} chosen={plans.chosen} onChoose={plans.choose} />
      )}
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
      {fee > 0 && <p className={named.Quiet}>{text.withFee(money(fee))}</p>}
    </FormDialog>
  );
}
