import { Quarantine } from './quarantine';

test('leaves a build that took a renderer down to the browser for 30 s', () => {
  let time = 0;
  const quarantine = new Quarantine(() => time);
  quarantine.add('catalog@1');
  expect(quarantine.has('catalog@1')).toBe(true);
  expect(quarantine.has('catalog@2')).toBe(false);
  time = 30_000;
  expect(quarantine.has('catalog@1')).toBe(false);
});
