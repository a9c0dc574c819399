import type { AdminCouponRecord } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { SaveBar } from '../../../controls/saving/save-bar';
import { errorsOf, type FieldErrors } from '../../../controls/write-errors';
import { BothVersions } from '../../../form/page/both-versions';
import { marketingMessages } from '../../../messages/marketing';
import record from '../../../page/record.module.css';
import { isKind } from '../coupons.model';
import { CouponFields } from './coupon-fields';
import { fieldsOf, type CouponFaults } from './coupon.model';
import styles from './coupon.module.css';
import { useCouponEdit } from './use-coupon-edit';

interface CouponFormProps {
  coupon: AdminCouponRecord;
  /** why it cannot be changed */
  reason: string | undefined;
  onSaved: (saved: AdminCouponRecord) => void;
  /** reads it anew */
  onFailed: () => void;
  /** below the form's cards */
  children: ReactNode;
  /** beside them */
  side: ReactNode;
}

/** All of a coupon's terms in one form with one save. */
export function CouponForm({ coupon, reason, onSaved, onFailed, children, side }: CouponFormProps) {
  const text = useMessages(marketingMessages);
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const edit = useCouponEdit(coupon, {
    locale,
    onFailed,
    onSaved(saved) {
      onSaved(saved);
      toast.success(text.saved);
    },
  });
  const { base, fields, faults, saving } = edit;
  const errors: FieldErrors = { ...toldErrors(saving.error), ...sentences(faults, text.faults) };
  const hasErrors = Object.values(errors).some((error) => error !== undefined);

  useEffect(() => {
    if (hasErrors) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasErrors]);

  /** What is no text of its own, in words. */
  function say(value: string | boolean): string {
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    return isKind(value) ? text.kinds[value] : value;
  }

  return (
    <form
      ref={form}
      className={styles.Form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        edit.save();
      }}
    >
      {reason && <Alert>{reason}</Alert>}
      {edit.isDirty && edit.conflicts.length > 0 && (
        <BothVersions
          lead={text.stale}
          theirs={{ ...fieldsOf(base, { currency: base.currency, locale }) }}
          mine={{ ...fields }}
          fields={edit.conflicts}
          labels={text.fields}
          say={say}
          onTake={edit.takeTheirs}
        />
      )}
      <div className={record.Columns}>
        <div className={record.Main}>
          <fieldset className={styles.Fields} disabled={reason !== undefined}>
            <CouponFields edit={edit} errors={errors} />
          </fieldset>
          {children}
        </div>
        <div className={record.Side}>{side}</div>
      </div>
      <SaveBar dirty={edit.isDirty} saving={saving} onSave={edit.save} onDiscard={edit.discard} />
    </form>
  );
}

/** What the server says of the value stands at the field that it was typed into. */
function toldErrors(error: Error | null): FieldErrors {
  const told = errorsOf(error);
  return { ...told, percent: told.value, amount: told.value };
}

const sentences = (faults: CouponFaults, words: Record<string, string>): FieldErrors =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, words[fault]]));
