import { optionsText } from '@tessera/shared/components';
import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useState } from 'react';
import { BareButton } from '../../../../controls/actions/bare-button';
import type { PressAction } from '../../../../controls/actions/use-press';
import fields from '../../../../form/fields.module.css';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { goodsMessages } from '../../../../messages/orders/goods';
import named from '../../../../page/named.module.css';
import styles from './drafts.module.css';

interface DraftLineProps {
  line: OrderDraft['items'][number];
  currency: string;
  locale: string;
  problem: string | undefined;
  onQuantity: (quantity: number) => void;
  onPrice: PressAction;
  onRemove: () => void;
}

/** Saved when the field is left, or Enter is pressed; what is no quantity goes back to the one before. */
function Quantity({ line, onQuantity }: Pick<DraftLineProps, 'line' | 'onQuantity'>) {
  const text = useMessages(draftsMessages);
  const [typed, setTyped] = useState<string>();
  function save(): void {
    const quantity = Number(typed);
    setTyped(undefined);
    const isOne = Number.isInteger(quantity) && quantity >= 1 && quantity <= 999;
    if (isOne && quantity !== line.quantity) onQuantity(quantity);
  }
  return (
    <input
      className={fields.Number}
      inputMode="numeric"
      autoComplete="off"
      aria-label={text.quantityOf(line.name)}
      value={typed ?? String(line.quantity)}
      onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 3))}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}

/** One line of a draft. */
export function DraftLine(props: DraftLineProps) {
  const { line, currency, locale, problem, onQuantity, onPrice, onRemove } = props;
  const text = useMessages(draftsMessages);
  const goods = useMessages(goodsMessages);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { name, sku, options, shop_price, price, reason, available, subtotal } = line;
  const stock = available > 0 ? goods.inStock(available.toLocaleString(locale)) : goods.soldOut;
  return (
    <li className={styles.Line}>
      <span className={styles.Name}>
        <span className={named.Name}>{[name, optionsText(options)].filter(Boolean).join(' · ')}</span>
        <span className={named.Quiet}>{`${sku} · ${stock} · ${text.each(money(price ?? shop_price))}`}</span>
        {price !== null && <span className={named.Quiet}>{text.ownPrice(reason, money(shop_price))}</span>}
      </span>
      <Quantity line={line} onQuantity={onQuantity} />
      <span className={styles.Amount}>{money(subtotal)}</span>
      {problem && <span className={styles.Problem}>{problem}</span>}
      <span className={styles.Buttons}>
        <BareButton label={text.priceOf(name)} onClick={onPrice}>
          {text.changePrice}
        </BareButton>
        <BareButton label={text.removeItem(name)} onClick={onRemove}>
          {text.remove}
        </BareButton>
      </span>
    </li>
  );
}
