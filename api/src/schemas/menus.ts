import { Type } from 'typebox';
import { nullable, ref } from './basics/ref';

const closed = { additionalProperties: false };

const entry = {
  kind: Type.Enum(['heading', 'categories', 'category', 'link'], {
    type: 'string',
    description: 'a word alone; the menu of all categories; a category; an address',
  }),
  label: Type.Object(
    { en: Type.String(), de: Type.String() },
    { ...closed, description: 'by language; both empty: what a category, or the menu of all of them, is called' },
  ),
  target: nullable(
    Type.String({
      description:
        'the category’s id, or a path of the shop without the language’s prefix, or an address with https://',
    }),
  ),
};

export const MenuEntry = Type.Object(entry, { ...closed, $id: 'MenuEntry' });

export const MenuBranch = Type.Object(
  { ...entry, below: Type.Array(ref(MenuEntry)) },
  {
    ...closed,
    $id: 'MenuBranch',
    description: 'An entry with those below it: a menu of the header, a column of the footer.',
  },
);

export const Menus = Type.Object(
  { header: nullable(Type.Array(ref(MenuBranch))), footer: nullable(Type.Array(ref(MenuBranch))) },
  {
    ...closed,
    $id: 'Menus',
    description: 'What staff have put into header and footer; null: what the shop puts there itself.',
  },
);

export const menuSchemas = [MenuEntry, MenuBranch, Menus];
