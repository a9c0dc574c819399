import { Type } from 'typebox';
import { Image } from '../../schemas/common';
import { ref } from '../../schemas/ref';

const closed = { additionalProperties: false };

export const Hero = Type.Object(
  { image: ref(Image), quiet_side: Type.Enum(['left', 'right'], { type: 'string' }) },
  { ...closed, $id: 'Hero' },
);

export const Store = Type.Object(
  {
    name: Type.String(),
    currency: Type.String({ description: 'ISO 4217' }),
    locale: Type.String({ description: 'BCP 47' }),
    email: Type.String(),
    phone: Type.String(),
    address: Type.String(),
    sign_in_prompt: Type.Enum(['always', 'once', 'never'], { type: 'string' }),
    heroes: Type.Array(ref(Hero)),
  },
  { ...closed, $id: 'Store' },
);

export const storeSchemas = [Hero, Store];
