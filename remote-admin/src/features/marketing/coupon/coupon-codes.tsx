import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminCouponRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { download } from '../../../controls/download';
import form from '../../../form/page/page-form.module.css';
import { marketingMessages } from '../../../messages/marketing';
import { Card } from '../../../page/card';
import styles from './coupon.module.css';
import { exportCodes } from './coupon.queries';

/** Of a coupon of many codes: how many there are, and the way to all of them. */
export function CouponCodes({ coupon }: { coupon: AdminCouponRecord }) {
  const text = useMessages(marketingMessages);
  const locale = useLocale();
  const exporting = useMutation({
    mutationFn: () => exportCodes(coupon),
    onSuccess: download,
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'coupon-codes' }),
  });
  return (
    <Card title={text.cards.codes}>
      <div className={form.Group}>
        <p className={styles.Words}>{text.codesText(text.codes(coupon.codes, coupon.codes.toLocaleString(locale)))}</p>
        <Button
          variant="secondary"
          size="sm"
          pending={exporting.isPending}
          pendingText={text.downloading}
          onClick={() => exporting.mutate()}
        >
          {text.download}
        </Button>
      </div>
    </Card>
  );
}
