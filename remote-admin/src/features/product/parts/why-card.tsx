import type { ProductObstacle, ProductRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Button, Icon } from '@tessera/shared/ui';
import { productMessages } from '../../../messages/product/product';
import { Card } from '../../../page/card';
import type { ProductField } from '../model/fields.model';
import styles from '../product.module.css';

type Code = ProductObstacle['code'];

/** What a button writes into a field; the others lead to theirs. */
const WRITES: Partial<Record<Code, [field: ProductField, value: string]>> = {
  draft: ['status', 'active'],
  archived: ['status', 'active'],
  not_yet: ['available_from', ''],
  ended: ['available_until', ''],
};

const PLACES: Partial<Record<Code, string>> = {
  no_variant: 'variant-0-regular_price',
  no_price: 'variant-0-regular_price',
  sold_out: 'variant-0-stock',
  no_category: 'product-category_id',
  no_picture: 'product-pictures',
};

interface WhyCardProps {
  product: ProductRecord;
  isDirty: boolean;
  /** undefined: nothing can be mended here */
  onWrite: ((field: ProductField, value: string) => void) | undefined;
}

/** Whether it is for sale, and each thing that is in its way with the button that mends it. */
export function WhyCard({ product, isDirty, onWrite }: WhyCardProps) {
  const text = useMessages(productMessages);
  const { why_not_for_sale: obstacles } = product;
  const isBlocked = obstacles.some(({ blocks }) => blocks);
  const lead = obstacles.length === 0 ? text.forSale : isBlocked ? text.notForSale : text.inShopBut;

  function mend(code: Code): void {
    const [field, value] = WRITES[code] ?? [];
    if (field !== undefined && value !== undefined) onWrite?.(field, value);
    document.getElementById(field ? `product-${field}` : (PLACES[code] ?? ''))?.focus();
  }

  return (
    <Card title={text.cards.why}>
      <p className={styles.Lead}>{lead}</p>
      {obstacles.length > 0 && (
        <ul className={styles.Obstacles}>
          {obstacles.map(({ code, blocks }) => (
            <li key={code} className={styles.Obstacle} data-blocks={blocks || undefined}>
              <Icon name={blocks ? 'close' : 'info'} size={14} />
              <span>{text.obstacles[code]}</span>
              {onWrite && (
                <Button variant="secondary" size="sm" onClick={() => mend(code)}>
                  {text.mend[code]}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isDirty && <p className={styles.Hint}>{text.unsavedWhy}</p>}
    </Card>
  );
}
