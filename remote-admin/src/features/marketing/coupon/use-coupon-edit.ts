import type { AdminCouponRecord } from '@tessera/shared/contract';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { mergeEdit } from '../../../form/page/merge-edit.model';
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

interface Edit {
  /** what the edit began with */
  base: AdminCouponRecord;
  fields: CouponFields;
  /** the fields of which there are two versions, since somebody else changed them meanwhile */
  conflicts: CouponField[];
}

interface Saving {
  /** how amounts are read and written */
  locale: string;
  onSaved: (saved: AdminCouponRecord) => void;
  onFailed: () => void;
}

/**
 * A coupon while it is being changed. What somebody else changes meanwhile is taken over where nothing was changed here.
 * @param coupon as it was read last
 */
export function useCouponEdit(coupon: AdminCouponRecord, { locale, onSaved, onFailed }: Saving) {
  const money: MoneyFormat = { currency: coupon.currency, locale };
  const begin = (base: AdminCouponRecord): Edit => ({ base, fields: fieldsOf(base, money), conflicts: [] });
  const [edit, setEdit] = useState(() => begin(coupon));
  const [faults, setFaults] = useState<CouponFaults>({});
  const base = fieldsOf(edit.base, money);
  const isDirty = changesOf(base, edit.fields).length > 0;
  const saving = useMutation({
    mutationFn: () => saveCoupon(edit.base, editBody(base, edit.fields, money)),
    onSuccess: (saved) => {
      setEdit(begin(saved));
      onSaved(saved);
    },
    onError: onFailed,
  });

  if (coupon.version > edit.base.version && !saving.isPending) {
    const { values: fields, conflicts } = mergeEdit(base, edit.fields, fieldsOf(coupon, money));
    setEdit(isDirty ? { base: coupon, fields, conflicts } : begin(coupon));
  }

  function setField<Name extends CouponField>(name: Name, value: CouponFields[Name]): void {
    if (saving.error) saving.reset();
    setEdit((before) => ({ ...before, fields: { ...before.fields, [name]: value } }));
  }

  return {
    ...edit,
    isDirty,
    saving,
    faults,
    setField,
    takeTheirs: (name: CouponField) => setField(name, base[name]),
    save(): void {
      const found = faultsOf(edit.fields, money);
      setFaults(found);
      if (isDirty && Object.keys(found).length === 0 && !saving.isPending) saving.mutate();
    },
    discard(): void {
      setFaults({});
      setEdit(begin(coupon));
      saving.reset();
    },
  };
}

export type CouponEdit = ReturnType<typeof useCouponEdit>;
