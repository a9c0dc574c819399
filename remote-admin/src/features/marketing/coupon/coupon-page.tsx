import type { AdminCouponRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useParams } from '@tessera/shared/vendor/router';
import { RecordHistory } from '../../../audit/record-history';
import form from '../../../form/page/page-form.module.css';
import { recordPage } from '../../../guard/record-page';
import { useRecordNews } from '../../../live/use-staff-news';
import { marketingMessages } from '../../../messages/marketing';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import record from '../../../page/record.module.css';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import { COUPONS_KEY } from '../coupons.queries';
import { CouponCodes } from './coupon-codes';
import { CouponForm } from './coupon-form';
import { CouponHead } from './coupon-head';
import { CouponFigures, CouponOrders } from './coupon-use';
import { couponQuery } from './coupon.queries';

/** The coupon's own places, empty. */
const CouponSkeleton = () => <RecordSkeleton label={useMessages(marketingMessages).loading} many />;

function CouponScreen() {
  const text = useMessages(marketingMessages);
  const { coupon: id = '' } = useParams();
  const result = useQuery(couponQuery(id));
  const client = useQueryClient();
  const reason = useRights()('marketing.write');
  const readAgain = () => void result.refetch();
  useRecordNews('coupon', id, readAgain);

  function handleSaved(saved: AdminCouponRecord): void {
    client.setQueryData(couponQuery(saved.id).queryKey, saved);
    void client.invalidateQueries({ queryKey: COUPONS_KEY });
  }

  return (
    <RecordGate
      result={result}
      skeleton={<CouponSkeleton />}
      missing={{ title: text.missing, text: text.missingText, to: adminPaths.coupons(), label: text.toCoupons }}
      failure={{ title: text.theCoupon, what: text.theCoupon }}
    >
      {(coupon) => {
        const now = result.dataUpdatedAt;
        const shared = { coupon, reason, onSaved: handleSaved, onFailed: readAgain };
        return (
          <div key={coupon.id} className={form.Page}>
            <CouponHead {...shared} now={now} />
            <div className={record.Columns}>
              <div className={record.Main}>
                <CouponForm {...shared} />
                <CouponOrders coupon={coupon} now={now} />
              </div>
              <div className={record.Side}>
                <CouponFigures coupon={coupon} />
                {coupon.code === null && <CouponCodes coupon={coupon} />}
              </div>
            </div>
            <RecordHistory type="coupon" id={coupon.id} version={coupon.version} />
          </div>
        );
      }}
    </RecordGate>
  );
}

/** /admin/marketing/{coupon}: one coupon: its terms in a form, what came of it, and the switch. */
export const Page = recordPage(CouponSkeleton, CouponScreen);
