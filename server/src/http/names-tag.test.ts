import { namesTag } from './names-tag';

test.each([
  [undefined, false],
  ['', false],
  ['*', true],
  [' * ', true],
  ['"one"', true],
  ['W/"one"', true],
  ['"other", W/"one"', true],
  ['"other","one"', true],
  ['"a, b", "one"', true],
  ['"a,"', false],
  ['one', false],
  ['"One"', false],
  ['"one-br"', false],
  ['"x*"', false],
])('If-None-Match %j names it: %j', (header, named) => {
  expect(namesTag(header, '"one"')).toBe(named);
  expect(namesTag(header, 'W/"one"')).toBe(named);
});
