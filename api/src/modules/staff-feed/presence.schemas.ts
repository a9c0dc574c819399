import { Type } from 'typebox';
import { Id, Timestamp } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

export const PresentPerson = Type.Object(
  { user_id: Id, first_name: Type.String(), last_name: Type.String(), since: Timestamp },
  { ...closed, $id: 'PresentPerson' },
);

export const Presence = Type.Object(
  { others: Type.Array(ref(PresentPerson), { description: 'of the staff, seen in the last 60 s' }) },
  { ...closed, $id: 'Presence' },
);

/** @param name of the id in the address */
export const presenceParams = (name: 'id' | 'product_id') => Type.Object({ [name]: Type.String({ format: 'uuid' }) });

export const presenceSchemas = [PresentPerson, Presence];
