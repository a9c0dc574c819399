import { Type } from 'typebox';

const Count = Type.Optional(Type.Integer({ description: 'no further than 100; left out without the right for it' }));

export const StaffCounts = Type.Object(
  {
    orders_to_ship: Count,
    returns_to_decide: Count,
    reviews_waiting: Count,
    inquiries_new: Count,
    applications_waiting: Count,
    agreements_waiting: Count,
  },
  { additionalProperties: false, $id: 'StaffCounts' },
);

export const badgesSchemas = [StaffCounts];
