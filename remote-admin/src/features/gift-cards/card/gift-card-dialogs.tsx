import type { AdminGiftCardRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { valueOf } from '../../../controls/write-errors';
import { ReasonField } from '../../../form/fields/reason-field';
import { RecordDialog, type RecordForm } from '../../../form/record-dialog';
import type { Opened } from '../../../form/use-late-dialog';
import type { RecordWriting } from '../../../form/use-record-write';
import { readValueChange, ValueChangeFields } from '../../../form/value-change';
import { giftCardMessages } from '../../../messages/gift-cards';
import { GIFT_CARDS_KEY } from '../gift-cards.queries';
import type { GiftCardAction } from './gift-card.model';
import { giftCardQuery } from './gift-card.queries';

export interface GiftCardDialogsProps {
  card: AdminGiftCardRecord;
  opened: Opened<GiftCardAction>;
  onClose: () => void;
}

interface Props {
  card: AdminGiftCardRecord;
  open: boolean;
  onClose: () => void;
}

type Fields = Pick<RecordForm<Record<string, unknown>, AdminGiftCardRecord>, 'read' | 'children' | 'tone'>;

/** How a card is written to: with the version that is on show. */
function useCardWriting(
  { id, version }: AdminGiftCardRecord,
  action: GiftCardAction,
): RecordWriting<Record<string, unknown>, AdminGiftCardRecord> {
  const client = useQueryClient();
  return {
    writeOf: (body) => ({ path: `gift-cards/${id}/${action}`, json: { ...body, version } }),
    staleCodes: ['gift_cards.stale', 'gift_cards.not_so_much'],
    readAgain: () => client.fetchQuery(giftCardQuery(id)),
    onSaved: (saved) => {
      client.setQueryData(giftCardQuery(id).queryKey, saved);
      void client.invalidateQueries({ queryKey: GIFT_CARDS_KEY });
    },
  };
}

/** A question or a form about a card, in the words of its action. */
function CardForm({ card, action, ...form }: Props & Fields & { action: GiftCardAction }) {
  const text = useMessages(giftCardMessages);
  const [opened] = useState(card.version);
  const { title, text: description } = text.dialogs[action];
  return (
    <RecordDialog
      {...form}
      draft={undefined}
      writing={useCardWriting(card, action)}
      notice={opened === card.version ? null : <Alert tone="warning">{text.stale}</Alert>}
      title={title}
      description={typeof description === 'string' ? description : description(card.email)}
      submit={text.actions[action]}
      done={text.done[action]}
    />
  );
}

function AdjustDialog(props: Props) {
  const { faults, directions } = useMessages(giftCardMessages);
  const locale = useLocale();
  const { currency } = props.card;
  return (
    <CardForm {...props} action="adjust" read={(form) => ({ ...readValueChange(form, { currency, locale, faults }) })}>
      {(errors) => <ValueChangeFields currency={currency} directions={directions} errors={errors} />}
    </CardForm>
  );
}

function DisableDialog(props: Props) {
  const { faults, fields, hints } = useMessages(giftCardMessages);
  return (
    <CardForm
      {...props}
      action="disable"
      tone="danger"
      read={(form) => {
        const reason = valueOf(form, 'reason');
        return reason === '' ? { errors: { reason: faults.reason } } : { reason };
      }}
    >
      {(errors) => <ReasonField label={fields.reason} hint={hints.reason} error={errors.reason} />}
    </CardForm>
  );
}

/** The dialog of the action that was asked for last; it begins anew each time, and stays until its closing is over. */
export default function GiftCardDialogs({ card, opened, onClose }: GiftCardDialogsProps) {
  const { asked, isOpen, count } = opened;
  const props = { card, open: isOpen, onClose };
  if (asked === 'adjust') return <AdjustDialog key={count} {...props} />;
  if (asked === 'disable') return <DisableDialog key={count} {...props} />;
  return <CardForm key={count} {...props} action={asked} read={() => ({})} />;
}
