import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Focus } from '../../schemas/basics/common';

export const FocusBody = Type.Object(Focus.properties, {
  additionalProperties: false,
  description: 'in percent from the left and the top; 50, 50 is the middle',
});

export type FocusRequest = Static<typeof FocusBody>;
