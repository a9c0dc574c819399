import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge, type BadgeProps } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { TimeAgo } from '../../../format/time-ago';
import { customerMessages } from '../../../messages/customers/customer';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';
import { adminPaths } from '../../../paths';

interface CustomerReviewsProps {
  customer: CustomerRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

const TONES: Record<CustomerRecord['reviews'][number]['state'], NonNullable<BadgeProps['tone']>> = {
  waiting: 'warning',
  published: 'success',
  refused: 'neutral',
};

/** What they have said of products lately. */
export function CustomerReviews({ customer: { reviews }, now }: CustomerReviewsProps) {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  return (
    <Card title={text.reviews}>
      {reviews.length === 0 && <p className={rows.Quiet}>{text.noReviews}</p>}
      <ul className={rows.Rows}>
        {reviews.map(({ id, product, rating, state, created_at }) => (
          <li key={id} className={rows.Row}>
            <p className={rows.Head}>
              <Link
                className={rows.Link}
                to={`${adminPaths.reviews()}?${new URLSearchParams({ product_id: product.id })}`}
              >
                {product.name}
              </Link>
              <Badge tone={TONES[state]}>{text.reviewStates[state]}</Badge>
            </p>
            <p className={rows.Quiet}>
              {text.stars(rating)} · <TimeAgo at={created_at} now={now} locale={locale} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
