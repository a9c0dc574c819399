import fc from 'fast-check';
import { newId } from '../../infra/basics/ids';
import { createSecretBox } from '../../infra/basics/secret-box';
import { readPass, writePass } from './preview-pass';

const box = createSecretBox(Buffer.alloc(32, 1), 'previews');
const now = new Date('2026-05-01T12:00:00Z');
const later = new Date(now.getTime() + 3_600_000);
const preview = { kind: 'product' as const, record_id: newId(), expires_at: later };
const ofRemote = { kind: 'remote' as const, name: 'reviews', version: '1.2.0-rc.1', expires_at: later };
const pass = writePass(box, preview);

test('a pass is for what it was made for, until its end', () => {
  expect(readPass(box, pass, now)).toEqual({ ...preview, ended: false });
  expect(readPass(box, pass, new Date(later.getTime() - 1))?.ended).toBe(false);
  expect(readPass(box, pass, later)?.ended).toBe(true);
});

test('a pass for a version of a remote says which, dots and all', () => {
  expect(readPass(box, writePass(box, ofRemote), now)).toEqual({ ...ofRemote, ended: false });
});

test('a pass for boundaries says what goes wrong of which remote, also that nothing does', () => {
  for (const switches of [
    [],
    [
      { remote: 'cart', trouble: 'slow' as const },
      { remote: 'catalog', trouble: 'crash' as const },
    ],
  ]) {
    const seen = { kind: 'boundaries' as const, switches, expires_at: later };
    expect(readPass(box, writePass(box, seen), now)).toEqual({ ...seen, ended: false });
  }
});

test('a pass that was changed in any place is none', () => {
  fc.assert(
    fc.property(fc.nat(pass.length - 1), fc.constantFrom(...'0aZ._-'), (place, letter) => {
      const changed = pass.slice(0, place) + letter + pass.slice(place + 1);
      // the last letter of a signature holds bits that mean nothing
      fc.pre(changed !== pass && place < pass.length - 1);
      expect(readPass(box, changed, now)).toBeUndefined();
    }),
  );
});

test('a pass has one spelling: what stands behind it belongs to nobody', () => {
  for (const more of ['=', '=; Partitioned', ' ', '\n', '€']) expect(readPass(box, pass + more, now)).toBeUndefined();
});

test('another shop’s pass, and what is no pass, are none', () => {
  const other = createSecretBox(Buffer.alloc(32, 2), 'previews');
  expect(readPass(box, writePass(other, preview), now)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => expect(readPass(box, text, now)).toBeUndefined()));
});
