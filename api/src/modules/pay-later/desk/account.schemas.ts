import { Type } from 'typebox';
import type { Static } from 'typebox';
import { cursorFields, cursorParameters, Id, Money, Timestamp } from '../../../schemas/basics/common';
import { ACCOUNT_STATES, AdminPayLaterFilter } from '../../../schemas/filters/pay-later-filter';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };
const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' });

export const PayLaterApplication = Type.Object(
  {
    date_of_birth: nullable(Day),
    monthly_income: nullable(Money),
    employment: nullable(Type.String()),
    consent_at: Timestamp,
    consent_version: Type.String(),
    decision: nullable(
      Type.Enum(['approved', 'refused'], { type: 'string', description: 'null: staff are to decide' }),
    ),
    reason: Type.String({ description: 'why it was refused' }),
    granted_limit: nullable(Money),
    decided_at: nullable(Timestamp),
    by_rule: Type.Boolean({ description: 'the rule of the shop decided' }),
    created_at: Timestamp,
  },
  { ...closed, $id: 'PayLaterApplication' },
);

export const accountFields = {
  id: Id,
  user_id: nullable(Id),
  name: Type.String(),
  email: Type.String(),
  state: Type.Enum([...ACCOUNT_STATES], { type: 'string' }),
  reason: nullable(Type.String()),
  limit: Money,
  used: Money,
  overdue: Money,
  next_due_on: nullable(
    Type.String({ format: 'date', description: 'YYYY-MM-DD: the earliest day with something open' }),
  ),
  overdue_days: Type.Integer({ description: 'of the part that is overdue for longest; 0: nothing is' }),
  application: nullable(ref(PayLaterApplication)),
  created_at: Timestamp,
  version: Type.Integer(),
};

export const AdminPayLaterAccount = Type.Object(accountFields, { ...closed, $id: 'AdminPayLaterAccount' });

export const AdminPayLaterQuery = Type.Object({ ...AdminPayLaterFilter.properties, ...cursorParameters(25) });

export const AdminPayLaterList = Type.Object(
  {
    items: Type.Array(ref(AdminPayLaterAccount)),
    ...cursorFields('accounts', 'there are more than 10,000'),
    currency: Type.String(),
  },
  { ...closed, $id: 'AdminPayLaterList' },
);

export const PayLaterAgeing = Type.Object(
  {
    currency: Type.String(),
    day: Type.String({ format: 'date', description: 'today, where the store is' }),
    buckets: Type.Array(
      Type.Object(
        {
          age: Type.Enum(['1_30', '31_60', '61_90', '91'], { type: 'string', description: 'days' }),
          amount: Money,
          instalments: Type.Integer(),
          accounts: Type.Integer({ description: 'whose oldest part is in it' }),
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'PayLaterAgeing', description: 'What is overdue, by for how long.' },
);

export type AdminPayLaterAccountView = Static<typeof AdminPayLaterAccount>;
export type AdminPayLaterListView = Static<typeof AdminPayLaterList>;
export type AdminPayLaterSearch = Static<typeof AdminPayLaterQuery>;
export type PayLaterAgeingView = Static<typeof PayLaterAgeing>;
