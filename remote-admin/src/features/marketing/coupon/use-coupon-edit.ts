import type { AdminCouponRecord } from '@tessera/shared/contract';
import { useState } from 'react';
import { stillWrong } from '../../../controls/write-errors';
import { fieldRules } from '../../../form/page/merge-edit.model';
import { useRecordEdit } from '../../../form/page/use-record-edit';
import type { MoneyFormat } from '../../../numbers/money.model';
import {
  changesOf,
  editBody,
  faultsOf,
  fieldsOf,
  type CouponFaults,
  type CouponField,
  type CouponFields,
} from './coupon.model';
import { saveCoupon } from './coupon.queries';

interface Saving {
  /** how amounts are read and written */
  locale: string;
  onSaved: (saved: AdminCouponRecord) => void;
  onFailed: () => void;
}

/** A coupon while it is being changed. @param coupon as it was read last */
export function useCouponEdit(coupon: AdminCouponRecord, { locale, ...saving }: Saving) {
  const money: MoneyFormat = { currency: coupon.currency, locale };
  const [faults, setFaults] = useState<CouponFaults>({});
  const edit = useRecordEdit(coupon, {
    ...fieldRules<CouponFields>(),
    isSame: (one, other) => changesOf(one, other).length === 0,
    draftOf: (base: AdminCouponRecord) => fieldsOf(base, money),
    save: ({ base, theirs, draft }) => saveCoupon(base, editBody(theirs, draft, money)),
    ...saving,
  });

  return {
    ...edit,
    faults: stillWrong(faults, faultsOf(edit.draft, money)),
    setField: <Name extends CouponField>(name: Name, value: CouponFields[Name]) =>
      edit.change((fields) => ({ ...fields, [name]: value })),
    save(): void {
      const found = faultsOf(edit.draft, money);
      setFaults(found);
      if (edit.isDirty && Object.keys(found).length === 0) edit.send();
    },
    discard(): void {
      setFaults({});
      edit.discard();
    },
  };
}

export type CouponEdit = ReturnType<typeof useCouponEdit>;
