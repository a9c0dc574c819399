/** Something the person at the keyboard can put right: printed as one sentence with the remedy, without a stack trace. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The system's code of an error (`ENOENT`, `EACCES`, …), or undefined. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Runs a command's main function; ends the process with status 1 when it fails.
 * @param main resolves to an exit status, or to nothing for 0
 */
export function runMain(main: () => Promise<number | void>): void {
  // A terminal that was closed or a full disk takes these words, and nothing else: unheard, the error would end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  main().then(
    (status) => {
      if (typeof status === 'number' && status !== 0) process.exitCode = status;
    },
    (error: unknown) => {
      const text = error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error);
      process.stderr.write(`\n${text}\n`);
      process.exit(1);
    },
  );
}
