import { Type } from 'typebox';
import { Image } from '../../schemas/common';
import { ref } from '../../schemas/ref';

const closed = { additionalProperties: false };

export const Hero = Type.Object(
  { image: ref(Image), quiet_side: Type.Enum(['left', 'right'], { type: 'string' }) },
  { ...closed, $id: 'Hero' },
);

export const Contact = Type.Object(
  { email: Type.String(), phone: Type.String(), address: Type.String() },
  { ...closed, $id: 'Contact', description: 'An empty text is not shown.' },
);

export const SocialLink = Type.Object(
  {
    network: Type.Enum(['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'], { type: 'string' }),
    url: Type.String(),
  },
  { ...closed, $id: 'SocialLink' },
);

export const Store = Type.Object(
  {
    name: Type.String(),
    currency: Type.String({ description: 'ISO 4217' }),
    locale: Type.String({ description: 'BCP 47' }),
    time_zone: Type.String({ description: 'IANA name: where the days of the shop begin' }),
    email: Type.String({ deprecated: true, description: 'as in `contact`, for remotes that were built before it' }),
    phone: Type.String({ deprecated: true, description: 'as in `contact`' }),
    address: Type.String({ deprecated: true, description: 'as in `contact`' }),
    contact: ref(Contact),
    social: Type.Array(ref(SocialLink), { description: 'only networks where the shop is' }),
    maintenance: Type.Boolean({ description: 'the shop is closed for a while: its pages say so' }),
    sign_in_prompt: Type.Enum(['always', 'once', 'never'], { type: 'string' }),
    payment_providers: Type.Array(Type.Enum(['stripe'], { type: 'string' }), {
      description: 'who takes cards for the shop with code of their own, which pages for paying may then load',
    }),
    heroes: Type.Array(ref(Hero)),
  },
  { ...closed, $id: 'Store' },
);

export const storeSchemas = [Hero, Contact, SocialLink, Store];
