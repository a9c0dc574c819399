import { Quarantine } from './quarantine';

function setup() {
  let time = 0;
  const quarantine = new Quarantine({ first: 1_000, longest: 60_000 }, () => time);
  return { quarantine, pass: (milliseconds: number) => (time += milliseconds) };
}

test('leaves the build whose code failed to the browser, and no other', () => {
  const { quarantine, pass } = setup();
  quarantine.add('catalog@1');
  expect([quarantine.has('catalog@1'), quarantine.has('catalog@2')]).toEqual([true, false]);
  pass(1_000);
  expect(quarantine.has('catalog@1')).toBe(false);
});

test('pauses grow from a second to a minute while a build goes on failing', () => {
  const { quarantine, pass } = setup();
  const pauses = Array.from({ length: 8 }, () => {
    const pause = quarantine.add('catalog@1');
    pass(pause);
    return pause / 1_000;
  });
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
});

test('a build that has done well for a minute begins anew', () => {
  const { quarantine, pass } = setup();
  pass(quarantine.add('catalog@1'));
  pass(quarantine.add('catalog@1') + 60_001);
  expect(quarantine.add('catalog@1')).toBe(1_000);
});

test('pages that several renderers were at when it failed are one failure', () => {
  const { quarantine, pass } = setup();
  quarantine.add('catalog@1');
  pass(400);
  expect(quarantine.add('catalog@1')).toBe(600);
  pass(600);
  expect(quarantine.add('catalog@1')).toBe(2_000);
});
