import { parseArgs } from 'node:util';
import { isId } from '../../infra/basics/ids';

/** What is asked of `import`. */
export interface Asked {
  /** of the products; '' where a job is gone on with */
  file: string;
  /** the job that is gone on with */
  job: string | undefined;
  zip: string | undefined;
  /** a folder with pictures */
  pictures: string | undefined;
  /** `<heading>=<field>`, each */
  map: readonly string[];
  isCheck: boolean;
  isHelp: boolean;
  as: string | undefined;
}

const LINE =
  'Usage: import <file.csv> [--zip <pictures.zip> | --pictures <folder>] [--map "<heading>=<field>"]… [--check] [--as <address>], or import --continue <job> [--as <address>]';

/** What the command can do, for people. */
export const HELP = `${LINE}

Brings a file of products in, as Products → Import and export does: Shopify's product CSV, or the shop's own file.
Nothing is written before the whole file was checked; of a product with a wrong row nothing is.

  --check                    says what would change, and every wrong row; writes nothing
  --zip <pictures.zip>       has the pictures that the file names
  --pictures <folder>        so has this folder, with those in it
  --map "<heading>=<field>"  what a column is: "Room=attribute:Room", "Artikel=name"; "Internal=" leaves it out
  --continue <job>           writes what an import left over that failed or was stopped
  --as <address>             for whom of the staff it is done; of the demo shop its admin

Ctrl-C stops after the product under way. docs/how-to/run-the-shop.md has examples.`;

const OPTIONS = {
  zip: { type: 'string' },
  pictures: { type: 'string' },
  as: { type: 'string' },
  continue: { type: 'string' },
  map: { type: 'string', multiple: true },
  check: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // such as "Unknown option '--wat'. To specify …", of which the first sentence is what people need
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new Error(`${sentence.replace(/\.?$/, '.')} ${LINE}`, { cause: error });
  }
}

/** A file with pictures from one place, or a job that is gone on with, of which nothing else can be said: it is checked already. */
function isWhole(
  files: number,
  { continue: job, zip, pictures, map, check }: ReturnType<typeof parsed>['values'],
): boolean {
  if (job === undefined) return files === 1 && (zip === undefined || pictures === undefined);
  return files === 0 && [zip, pictures, map, check].every((said) => said === undefined);
}

/** @throws Error with how the command is used, or with what is wrong with what it was given */
export function readArguments(args: string[]): Asked {
  const { values, positionals } = parsed(args);
  const { continue: job, help: isHelp = false, check: isCheck = false, map = [], zip, pictures, as } = values;
  if (!isHelp && !isWhole(positionals.length, values)) throw new Error(LINE);
  if (job !== undefined && !isId(job)) throw new Error(`‘${job}’ is no job: an import names its own when it ends.`);
  return { file: positionals[0] ?? '', job, zip, pictures, map, isCheck, isHelp, as };
}
