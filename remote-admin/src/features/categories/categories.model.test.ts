import type { AdminCategory } from '@tessera/shared/contract';
import fc from 'fast-check';
import { adminCategory } from '../../testing/goods/category-fixtures';
import { landingOf, placeAfter, rowsOf, targetsOf, type Place, type TreeRow } from './categories.model';

const cups = adminCategory({ id: 'cups' });
const mugs = adminCategory({ id: 'mugs', parent_id: 'cups' });
const small = adminCategory({ id: 'small', parent_id: 'mugs' });
const bowls = adminCategory({ id: 'bowls' });
const all = [cups, bowls, mugs, small];

test('the tree goes from the top down', () => {
  expect(rowsOf(all).map(({ category, depth }) => [category.id, depth])).toEqual([
    ['cups', 0],
    ['mugs', 1],
    ['small', 2],
    ['bowls', 0],
  ]);
});

test('a step leads past a neighbour, below the one before, or out behind the parent', () => {
  expect(placeAfter(all, bowls, 'up')).toEqual({ parent_id: null, position: 0 });
  expect(placeAfter(all, cups, 'down')).toEqual({ parent_id: null, position: 1 });
  expect(placeAfter(all, bowls, 'in')).toEqual({ parent_id: 'cups', position: 1 });
  expect(placeAfter(all, mugs, 'out')).toEqual({ parent_id: null, position: 1 });
  expect(placeAfter(all, small, 'out')).toEqual({ parent_id: 'cups', position: 1 });
});

test('at an end of the tree a step leads nowhere', () => {
  expect(['up', 'in', 'out'].map((step) => placeAfter(all, cups, step as 'up'))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(placeAfter(all, bowls, 'down')).toBeUndefined();
});

test('nothing is merged into itself or below itself', () => {
  expect(targetsOf(all, 'mugs').map(({ category }) => category.id)).toEqual(['cups', 'bowls']);
});

test('nothing is put below a collection, nor merged into one', () => {
  const gifts = adminCategory({ id: 'gifts', rule: { tags: ['gift'] } });
  expect(placeAfter([gifts, bowls], bowls, 'in')).toBeUndefined();
  expect(targetsOf([gifts, bowls, cups], 'cups').map(({ category }) => category.id)).toEqual(['bowls']);
});

/** The tree after a move, as the API makes it. */
function after(tree: readonly AdminCategory[], id: string, { parent_id, position }: Place): AdminCategory[] {
  const row = tree.find((one) => one.id === id);
  if (!row) throw new Error(`no category ${id}`);
  const others = tree.filter((one) => one.id !== id);
  const around = others.filter((one) => one.parent_id === parent_id);
  const apart = others.filter((one) => one.parent_id !== parent_id);
  return [...apart, ...around.slice(0, position), { ...row, parent_id }, ...around.slice(position)];
}

/** A tree of which each category stands below an earlier one that is no collection, or at the top. */
function treeOf(made: readonly { parent: number; rule: boolean }[]): AdminCategory[] {
  const tree: AdminCategory[] = [];
  for (const [index, { parent, rule }] of made.entries()) {
    const above = tree[parent % (index + 1)];
    const parent_id = above?.rule === null ? above.id : null;
    tree.push(adminCategory({ id: `c${index}`, parent_id, rule: rule ? { on_sale: true } : null }));
  }
  return tree;
}

const idsOf = (rows: readonly TreeRow[]) => rows.map(({ category }) => category.id);

test('a row that is dragged comes to stand where it was let go, never into itself or below a collection', () => {
  const trees = fc.array(fc.record({ parent: fc.nat(), rule: fc.boolean() }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(trees.map(treeOf), fc.nat(), fc.nat(), fc.integer({ min: -1, max: 6 }), (tree, row, where, wanted) => {
      const rows = rowsOf(tree);
      const [from, gap] = [row % rows.length, where % (rows.length + 1)];
      const id = rows[from]?.category.id ?? '';
      const landing = landingOf(tree, from, gap, wanted);
      if (!landing) return;
      const next = rowsOf(after(tree, id, landing));
      const own = new Set([id, ...idsOf(rowsOf(tree, id))]);
      const stands = idsOf(next).indexOf(id);
      expect(idsOf(next).slice(0, stands)).toEqual(idsOf(rows.slice(0, gap)).filter((one) => !own.has(one)));
      expect(next[stands]).toMatchObject({ depth: landing.depth });
      expect(tree.filter((one) => one.id === landing.parent_id && one.rule !== null)).toEqual([]);
      expect(next).not.toEqual(rows);
    }),
  );
});

test('is as deep as it is moved aside and the rows around allow', () => {
  const tree = [cups, bowls, mugs, small];
  // behind the last row: on its own, or below the one before
  expect(landingOf(tree, 1, 4, 0)).toEqual({ parent_id: null, position: 2, depth: 0 });
  expect(landingOf(tree, 1, 4, 5)).toEqual({ parent_id: 'bowls', position: 0, depth: 1 });
  // between a category and what is below it there is one depth
  expect(landingOf(tree, 3, 1, 0)).toEqual({ parent_id: 'cups', position: 0, depth: 1 });
  expect(landingOf(tree, 0, 1, 0)).toBeUndefined();
});
