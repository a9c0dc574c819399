import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { ProductRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Icon, Skeleton } from '@tessera/shared/ui';
import { useMutation, useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { BareButton } from '../../../controls/actions/bare-button';
import { productMessages } from '../../../messages/product/product';
import { Card } from '../../../page/card';
import { LoadFailure } from '../../../page/load-failure';
import { adminPaths } from '../../../paths';
import type { ProductField } from '../model/fields.model';
import { CheckItem } from './check-item';
import { isFollowing, renewProduct, saleChecksQuery, type Check } from './sale-checks.queries';
import styles from './why-card.module.css';

type Code = Check['code'];
type Mendable = keyof typeof PLACES;

/** What a button writes into a field; the others lead to theirs. */
const WRITES: Partial<Record<Code, [field: ProductField, value: string]>> = {
  active: ['status', 'active'],
  begun: ['available_from', ''],
  not_ended: ['available_until', ''],
};

/** The id of the field that mends it. */
const PLACES = {
  active: 'product-status',
  begun: 'product-available_from',
  not_ended: 'product-available_until',
  has_variant: 'variant-0-regular_price',
  has_price: 'variant-0-regular_price',
  in_stock: 'variant-0-stock',
  has_category: 'product-category_id',
  has_picture: 'product-pictures',
} satisfies Partial<Record<Code, string>>;

const isMendable = (code: Code): code is Mendable => code in PLACES;

interface WhyCardProps {
  product: ProductRecord;
  isDirty: boolean;
  /** undefined: nothing can be mended here */
  onWrite: ((field: ProductField, value: string) => void) | undefined;
}

/** Whether it is for sale: each condition with a sentence, and what is not met with the button or link that mends it. */
export function WhyCard({ product, isDirty, onWrite }: WhyCardProps) {
  const text = useMessages(productMessages);
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery(saleChecksQuery(product));
  const renewing = useMutation({
    mutationFn: () => renewProduct(product.id),
    onSuccess: () => void refetch(),
    onError: (failure) => toast.error(failure.message || UNEXPECTED_ERROR),
  });

  function mend(code: Mendable): void {
    const written = WRITES[code];
    if (written) onWrite?.(...written);
    const place = document.getElementById(PLACES[code]);
    place?.focus();
    // what is typed takes the place of the 0.00 that stands there
    if (place instanceof HTMLInputElement && place.type === 'text') place.select();
  }

  const saysNot = (code: Code): string =>
    code === 'active' && product.status === 'archived' ? text.archivedNow : text.checks[code].unmet;

  function renderMend(code: Code) {
    if (code === 'shop_open') {
      return (
        <Link className={styles.Link} to={adminPaths.store()}>
          {text.toStore}
        </Link>
      );
    }
    if (!onWrite) return null;
    if (code === 'page_current')
      return <BareButton onClick={() => renewing.mutate()}>{text.mend.page_current}</BareButton>;
    if (!isMendable(code)) return null;
    return <BareButton onClick={() => mend(code)}>{text.mend[code]}</BareButton>;
  }

  function renderChecks(checks: readonly Check[]) {
    const unmet = checks.filter(({ is_met }) => !is_met);
    const met = checks.filter(({ is_met }) => is_met);
    const isBlocked = unmet.some(({ blocks }) => blocks);
    const lead = unmet.length === 0 ? text.forSale : isBlocked ? text.notForSale : text.inShopBut;
    return (
      <>
        <p className={styles.Lead} role="status">
          {isFollowing(checks) ? text.following : lead}
        </p>
        {unmet.length > 0 && (
          <ul className={styles.Checks}>
            {unmet.map((check) => (
              <CheckItem key={check.code} check={check} says={saysNot(check.code)}>
                {renderMend(check.code)}
              </CheckItem>
            ))}
          </ul>
        )}
        <details className={styles.Met}>
          <summary className={styles.Summary}>
            {text.metCount(met.length, met.length.toLocaleString(locale))}
            <Icon name="chevron-down" size={14} />
          </summary>
          <ul className={styles.Checks}>
            {met.map((check) => (
              <CheckItem key={check.code} check={check} says={text.checks[check.code].met} />
            ))}
          </ul>
        </details>
      </>
    );
  }

  return (
    <Card title={text.cards.why}>
      {data ? (
        renderChecks(data)
      ) : error ? (
        <LoadFailure what={text.cards.why} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton shape={product.published ? 'text' : 'block'} className={styles.Waiting} />
      )}
      {isDirty && <p className={styles.Note}>{text.unsavedWhy}</p>}
    </Card>
  );
}
