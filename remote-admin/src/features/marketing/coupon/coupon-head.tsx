import type { AdminCouponRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { useState } from 'react';
import { DangerDialog } from '../../../form/danger-dialog';
import { TimeAgo } from '../../../format/time-ago';
import { adminMessages } from '../../../messages/admin';
import { marketingMessages } from '../../../messages/marketing';
import { RecordHead } from '../../../page/record-head';
import { adminPaths } from '../../../paths';
import { CouponBadge } from '../coupon-badge';
import { benefitText, codeText } from '../coupons.model';
import { COUPONS_KEY } from '../coupons.queries';
import { removeCoupon, saveCoupon } from './coupon.queries';

interface CouponHeadProps {
  coupon: AdminCouponRecord;
  /** why it cannot be changed */
  reason: string | undefined;
  /** milliseconds since the epoch: when it was read */
  now: number;
  onSaved: (saved: AdminCouponRecord) => void;
  /** reads it anew */
  onFailed: () => void;
}

type Action = 'switch_on' | 'switch_off' | 'delete';

/** Code, how it stands, the switch, and the way to remove it. */
export function CouponHead({ coupon, reason, now, onSaved, onFailed }: CouponHeadProps) {
  const text = useMessages(marketingMessages);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { active, code, codes, state, can_delete, last_modified_at } = coupon;
  const title = codeText(coupon);
  const turn: Action = active ? 'switch_off' : 'switch_on';

  const switching = useMutation({
    mutationFn: () => saveCoupon(coupon, { active: !active }),
    onSuccess: (saved) => {
      onSaved(saved);
      toast.success(saved.active ? text.switchedOn : text.switchedOff, { id: 'coupon-switched' });
    },
    onError: (error) => {
      toast.error(error.message, { id: 'coupon-switched' });
      onFailed();
    },
  });
  function leave(): void {
    void client.invalidateQueries({ queryKey: COUPONS_KEY });
    void navigate(adminPaths.coupons(), { replace: true });
  }

  return (
    <>
      <RecordHead<Action>
        trail={[
          { label: dashboard, to: paths.admin() },
          { label: text.title, to: adminPaths.coupons() },
          { label: title },
        ]}
        title={title}
        statesLabel={text.stateLabel}
        states={
          <>
            <CouponBadge state={state} />
            <Badge>{benefitText(coupon, locale)}</Badge>
            {code === null && <Badge>{text.codes(codes, codes.toLocaleString(locale))}</Badge>}
          </>
        }
        when={
          <>
            {text.changed} <TimeAgo at={last_modified_at} now={now} locale={locale} />
          </>
        }
        actions={{
          all: [turn, 'delete'],
          primary: turn,
          danger: 'delete',
          labels: text.actions,
          more: text.more,
          reasonOf: (action) => reason ?? (action === 'delete' && !can_delete ? text.remove.used : undefined),
          onAction: (action) => {
            if (action === 'delete') setAsking(true);
            else if (!switching.isPending) switching.mutate();
          },
        }}
      />
      <DangerDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.remove.title(title)}
        description={text.remove.text}
        submit={text.remove.submit}
        send={() => removeCoupon(coupon)}
        onDone={leave}
        onFailed={onFailed}
        done={text.remove.done}
      />
    </>
  );
}
