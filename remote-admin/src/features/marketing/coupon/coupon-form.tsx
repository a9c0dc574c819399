import type { AdminCouponRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import type { FieldErrors } from '../../../controls/write-errors';
import { PageForm } from '../../../form/page/page-form';
import { marketingMessages } from '../../../messages/marketing';
import { isKind } from '../coupons.model';
import { failuresOf } from '../new-coupon.model';
import { CouponFields } from './coupon-fields';
import type { CouponFaults, CouponField } from './coupon.model';
import { useCouponEdit } from './use-coupon-edit';

interface CouponFormProps {
  coupon: AdminCouponRecord;
  /** why it cannot be changed */
  reason: string | undefined;
  onSaved: (saved: AdminCouponRecord) => void;
  /** reads it anew */
  onFailed: () => void;
}

/** All of a coupon's terms in one form with one save. */
export function CouponForm({ coupon, reason, onSaved, onFailed }: CouponFormProps) {
  const text = useMessages(marketingMessages);
  const locale = useLocale();
  const edit = useCouponEdit(coupon, {
    locale,
    onFailed,
    onSaved(saved) {
      onSaved(saved);
      toast.success(text.saved);
    },
  });
  const { faults, conflicts = [], saving } = edit;
  const errors: FieldErrors = { ...failuresOf(saving.error), ...sentences(faults, text.faults) };

  /** What is no text of its own, in words. */
  function say(value: string | boolean): string {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    return isKind(value) ? text.kinds[value] : value;
  }

  return (
    <PageForm<CouponField>
      reason={reason}
      isFaulty={Object.keys(errors).length > 0}
      versions={{
        lead: text.stale,
        theirs: { ...edit.theirs },
        mine: { ...edit.draft },
        // the switch above the form changes the coupon as well: without two versions there is nothing to say
        fields: conflicts.length > 0 ? conflicts : undefined,
        labels: text.fields,
        say,
        onTake: edit.takeTheirs,
      }}
      dirty={edit.isDirty}
      saving={saving}
      onSave={edit.save}
      onDiscard={edit.discard}
    >
      <CouponFields edit={edit} errors={errors} />
    </PageForm>
  );
}

const sentences = (faults: CouponFaults, words: Record<string, string>): FieldErrors =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, words[fault]]));
