import type { StoreCredit } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { RecordDialog } from '../../../form/record-dialog';
import { readValueChange, ValueChangeFields, type ValueChange } from '../../../form/value-change';
import { giftCardMessages } from '../../../messages/gift-cards';
import { storeCreditQuery } from '../customer.queries';

export interface CreditDialogProps {
  customer_id: string;
  currency: string;
  open: boolean;
  onClose: () => void;
}

/** Store credit is given, or taken back, with a reason. */
export default function CreditDialog({ customer_id, currency, ...dialog }: CreditDialogProps) {
  const { credit, faults } = useMessages(giftCardMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const query = storeCreditQuery(customer_id);
  const { title, text: description, submit, done } = credit.dialog;
  return (
    <RecordDialog<ValueChange, StoreCredit>
      {...dialog}
      {...{ title, description, submit, done }}
      draft={undefined}
      notice={null}
      writing={{
        writeOf: (change) => ({ path: `customers/${customer_id}/store-credit`, json: { ...change } }),
        staleCodes: ['gift_cards.not_so_much'],
        readAgain: () => client.fetchQuery(query),
        onSaved: (saved) => client.setQueryData(query.queryKey, saved),
      }}
      read={(form) => readValueChange(form, { currency, locale, faults })}
    >
      {(errors) => <ValueChangeFields currency={currency} directions={credit.directions} errors={errors} />}
    </RecordDialog>
  );
}
