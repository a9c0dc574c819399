import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Focus, Id } from '../../schemas/basics/common';

export const PictureParams = Type.Object({ picture_id: Id });

export const FocusBody = Type.Object(Focus.properties, {
  additionalProperties: false,
  description: 'in percent from the left and the top; 50, 50 is the middle',
});

export type FocusRequest = Static<typeof FocusBody>;
