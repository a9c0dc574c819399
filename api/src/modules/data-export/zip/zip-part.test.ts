import fc from 'fast-check';
import { readZip } from '../testing/read-zip';
import { createZipPart, EMPTY_ZIP } from './zip-part';

it('is read back whole, wherever its parts were cut', async () => {
  const files = fc.uniqueArray(
    fc.record({ name: fc.stringMatching(/^[a-zäß]{1,8}\.csv$/), parts: fc.array(fc.uint8Array({ maxLength: 400 })) }),
    { selector: ({ name }) => name, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(files, async (wanted) => {
      let position = EMPTY_ZIP;
      const pieces: Buffer[] = [];
      const step = (work: (part: ReturnType<typeof createZipPart>) => void): void => {
        // as the database keeps it between two parts
        const part = createZipPart(JSON.parse(JSON.stringify(position)));
        work(part);
        const taken = part.take();
        pieces.push(taken.content);
        ({ position } = taken);
      };
      for (const { name, parts } of wanted) {
        step((part) => part.begin(name));
        for (const more of parts) step((part) => part.write(Buffer.from(more)));
        step((part) => part.end());
      }
      step((part) => part.finish());
      const found = await readZip(Buffer.concat(pieces));
      expect([...found]).toEqual(wanted.map(({ name, parts }) => [name, Buffer.concat(parts)]));
    }),
    { numRuns: 50 },
  );
});
