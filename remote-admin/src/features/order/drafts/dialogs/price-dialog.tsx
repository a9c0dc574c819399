import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { MoneyField } from '../../../../controls/money-field';
import { moneyInput, parseMoney } from '../../../../numbers/money.model';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { valueOf } from '../../../../controls/write-errors';
import { linesOf } from '../use-draft-write';
import { AgreedReason } from './agreed-reason';
import { DraftForm, type DraftDialogProps } from './draft-dialog';

/** Another price for a line, with the reason; without an amount it is the shop's. */
export function PriceDialog({ variant_id, ...props }: DraftDialogProps & { variant_id: string | undefined }) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const { items, currency } = props.draft;
  const line = items.find((one) => one.variant_id === variant_id);
  if (!line) return null;
  return (
    <DraftForm
      {...props}
      title={text.priceOf(line.name)}
      description={text.shopPrice(formatMoney(line.shop_price, currency, locale))}
      read={(form) => {
        const typed = valueOf(form, 'price');
        const price = typed === '' ? null : parseMoney(typed, currency, locale);
        const reason = valueOf(form, 'reason');
        if (price === undefined) return { errors: { price: text.amountWrong } };
        if (price !== null && !reason) return { errors: { reason: text.reasonMissing } };
        return (now) => ({
          items: linesOf(now).map((one) => (one.variant_id === variant_id ? { ...one, price, reason } : one)),
        });
      }}
    >
      {(errors) => (
        <>
          <MoneyField
            label={text.price}
            currency={currency}
            name="price"
            hint={text.useShopPrice}
            defaultValue={line.price === null ? '' : moneyInput(line.price, currency, locale)}
            error={errors['price']}
          />
          <AgreedReason initial={line.reason} error={errors['reason']} />
        </>
      )}
    </DraftForm>
  );
}
