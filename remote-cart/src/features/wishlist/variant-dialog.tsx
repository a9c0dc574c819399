import type { ProductSummary, Variant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat, priceCharged } from '@tessera/shared/money';
import { optionsText } from '@tessera/shared/components';
import { Button, Dialog, Price } from '@tessera/shared/ui';
import { useState } from 'react';
import { useLocale } from '../../frame/page-locale';
import { wishlistMessages } from '../../messages/wishlist';
import type { Choice } from './use-move-to-cart';
import styles from './wishlist-page.module.css';

interface VariantDialogProps {
  choice: Choice | undefined;
  onChoose: (product: ProductSummary, variant: Variant) => void;
  onClose: () => void;
}

function VariantList({ choice, onChoose }: { choice: Choice; onChoose: VariantDialogProps['onChoose'] }) {
  const text = useMessages(wishlistMessages);
  const { product, variants } = choice;
  const money = moneyFormat(product.currency, useLocale());
  const [chosen, setChosen] = useState(variants[0]);
  return (
    <form
      className={styles.Choices}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onChoose(product, chosen);
      }}
    >
      <fieldset className={styles.Kinds}>
        <legend className={styles.Legend}>{text.chooseText(product.name)}</legend>
        {variants.map((variant) => (
          <label key={variant.id} className={styles.Kind}>
            <input
              className={styles.Radio}
              type="radio"
              name="variant"
              value={variant.id}
              checked={variant.id === chosen?.id}
              onChange={() => setChosen(variant)}
            />
            <span>{optionsText(variant.options)}</span>
            <Price
              regular={money(variant.regular_price)}
              sale={variant.sale_price > 0 ? money(priceCharged(variant)) : null}
            />
          </label>
        ))}
      </fieldset>
      <Button type="submit" block>
        {text.addChosen}
      </Button>
    </form>
  );
}

/** Asks which kind of a product is meant. */
export function VariantDialog({ choice, onChoose, onClose }: VariantDialogProps) {
  const text = useMessages(wishlistMessages);
  return (
    <Dialog open={choice !== undefined} onClose={onClose} title={text.chooseTitle}>
      {choice && <VariantList key={choice.product.id} choice={choice} onChoose={onChoose} />}
    </Dialog>
  );
}
