import { Duplex, PassThrough } from 'node:stream';
import { LineChannel } from './line-channel';

/** A channel at its one end; `says` is what comes from the other one. */
function channel({ most = 100, perSecond = 10_000 } = {}) {
  const [coming, going] = [new PassThrough(), new PassThrough({ highWaterMark: 10 })];
  let now = 0;
  const heard: unknown[] = [];
  const listener = { onMessage: (message: unknown) => heard.push(message), onAbuse: (why: string) => heard.push(why) };
  const stream = Duplex.from({ readable: coming, writable: going });
  const own = new LineChannel(stream, { most, perSecond }, listener, () => now);
  const says = async (text: string) => {
    coming.write(text);
    await new Promise(setImmediate);
  };
  return { own, heard, says, going, at: (later: number) => (now = later) };
}

test('messages come whole, however they are cut on their way', async () => {
  const { heard, says } = channel();
  await says('{"a":1}\n{"b"');
  await says(':"ü"}\n[');
  await says('2]\n');
  expect(heard).toEqual([{ a: 1 }, { b: 'ü' }, [2]]);
});

test('who says too much at once, too much in a second, or no message, is heard no more', async () => {
  const long = channel();
  await long.says(`"${'x'.repeat(90)}"\n"${'x'.repeat(120)}`);
  await long.says('"\n1\n');
  expect(long.heard).toEqual(['x'.repeat(90), 'it says too much']);

  // each counts for 200 bytes more
  const many = channel({ perSecond: 2_000 });
  await many.says('1\n'.repeat(8));
  many.at(1_000);
  await many.says('2\n'.repeat(8));
  await many.says('3\n'.repeat(8));
  expect(many.heard).toEqual([...Array(8).fill(1), ...Array(8).fill(2), 3, 'it says too much']);

  const none = channel();
  await none.says('{]\n1\n');
  expect(none.heard).toEqual(['it says what is no message']);
});

test('who reads nothing is sent no more than the channel holds', async () => {
  const { own, heard } = channel();
  for (let time = 0; time < 20; time += 1) own.send({ text: 'x'.repeat(50) });
  await new Promise(setImmediate);
  expect(heard).toEqual(['it reads nothing']);
});
