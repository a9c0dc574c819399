import { adminCategory } from '../../testing/category-fixtures';
import { placeAfter, rowsOf, targetsOf } from './categories.model';

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
