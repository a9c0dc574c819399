import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { SelectField } from '@tessera/shared/ui';
import { moneyInput, parseMoney } from '../../../../numbers/money.model';
import { AskedField } from '../../../../form/fields/asked-field';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { valueOf } from '../../../../controls/write-errors';
import { parsePercent } from '../../../../numbers/percent.model';
import { thousandthsInput } from '../../../../numbers/thousandths.model';
import { AgreedReason } from './agreed-reason';
import { DraftForm, type DraftDialogProps } from './draft-dialog';

/** What is taken off the whole order; an empty value takes nothing off. */
export function DiscountDialog(props: DraftDialogProps) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const { discount, currency } = props.draft;
  const shown = discount
    ? discount.kind === 'percent'
      ? thousandthsInput(discount.value, locale)
      : moneyInput(discount.value, currency, locale)
    : '';
  return (
    <DraftForm
      {...props}
      title={text.discountTitle}
      read={(form) => {
        const kind = valueOf(form, 'kind') === 'amount' ? 'amount' : 'percent';
        const [typed, reason] = [valueOf(form, 'value'), valueOf(form, 'reason')];
        if (typed === '') return { discount: null };
        const value = kind === 'percent' ? parsePercent(typed) : parseMoney(typed, currency, locale);
        if (!value) return { errors: { value: kind === 'percent' ? text.percentWrong : text.amountWrong } };
        if (!reason) return { errors: { reason: text.reasonMissing } };
        return { discount: { kind, value, reason } };
      }}
    >
      {(errors) => (
        <>
          <SelectField label={text.discountKind} name="kind" defaultValue={discount?.kind ?? 'percent'}>
            <option value="percent">{text.discountKinds.percent}</option>
            <option value="amount">{`${text.discountKinds.amount} (${currency})`}</option>
          </SelectField>
          <AskedField
            label={text.discountValue}
            name="value"
            inputMode="decimal"
            defaultValue={shown}
            errors={errors}
          />
          <AgreedReason initial={discount?.reason} error={errors['reason']} />
        </>
      )}
    </DraftForm>
  );
}
