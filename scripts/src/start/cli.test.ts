import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from './cli';

const folder = mkdtempSync(join(tmpdir(), 'tessera-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function programThat(code: string): string {
  const file = join(folder, `${Math.random()}.js`);
  writeFileSync(file, code);
  return file;
}

const never = new AbortController().signal;

test('a command gives back what it wrote', async () => {
  expect(await runCli(programThat("console.log('done', process.argv[2])"), ['migrate'], {}, never)).toBe(
    'done migrate\n',
  );
});

test('one that fails is named with its last words', async () => {
  const program = programThat("console.error('no database'); process.exit(1)");
  await expect(runCli(program, ['migrate'], {}, never)).rejects.toThrow('`migrate` failed:\nno database');
});

test('one that is under way ends with the start that wanted it', async () => {
  const file = join(folder, 'pid');
  const program = programThat(
    `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); setInterval(() => {}, 1000)`,
  );
  const stop = new AbortController();
  const running = runCli(program, ['publish'], {}, stop.signal);
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await new Promise(setImmediate);
  const pid = Number(readFileSync(file, 'utf8'));
  stop.abort();
  await expect(running).rejects.toThrow('aborted');
  const isThere = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (isThere()) await new Promise((resolve) => setTimeout(resolve, 10));
});
