import { previewPassIn } from './preview-cookie';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['other=1', undefined],
  ['tessera_preview=', undefined],
  ['xtessera_preview=a', undefined],
  ['tessera_preview=a.b', 'a.b'],
  ['other=1; tessera_preview=a.b; last=2', 'a.b'],
  [`tessera_preview=${'a'.repeat(501)}`, undefined],
])('the cookies %p carry the pass %p', (header, pass) => expect(previewPassIn(header)).toBe(pass));
