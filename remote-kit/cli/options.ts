import { parseArgs } from 'node:util';
import { Trouble, messageOf } from '@tessera/scripts/basics';
import { kitOrigin } from './kit';
import { readProject } from './project';

export interface Options {
  /** what stands behind the command */
  words: string[];
  shop?: string;
  port?: string;
  expected?: string;
  reason?: string;
  percent?: string;
  steps?: string;
  minutes?: string;
  end?: boolean;
}

/** @throws Trouble for an option that there is not */
export function readOptions(args: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        shop: { type: 'string' },
        port: { type: 'string' },
        expected: { type: 'string' },
        reason: { type: 'string' },
        percent: { type: 'string' },
        steps: { type: 'string' },
        minutes: { type: 'string' },
        end: { type: 'boolean' },
      },
    });
    return { words: positionals, ...values };
  } catch (error) {
    throw new Trouble(messageOf(error));
  }
}

/** The shop that a kit was taken from. */
const shopOfKit = (origin = kitOrigin()): string | undefined =>
  origin?.startsWith('http') ? new URL(origin).origin : undefined;

/** The shop by `--shop`, by TESSERA_SHOP, or where the kit that runs came from; undefined for none. */
export const findShop = ({ shop }: Options): string | undefined =>
  (shop ?? process.env['TESSERA_SHOP'] ?? shopOfKit())?.replace(/\/+$/, '');

/**
 * The shop's address without a slash at its end: as `findShop`, else the one that package.json names.
 * @throws Trouble where there is none
 */
export function shopOf(options: Options): string {
  const found = findShop(options) ?? readProject().shop;
  if (found && URL.canParse(found)) return new URL(found).origin;
  throw new Trouble(
    'Which shop? Say --shop https://shop.example, or write "tessera": { "shop": … } into package.json.',
  );
}

/** What `expected` and `reason` are in a call's body. */
export function conditionsOf({ expected, reason }: Options): { expected?: string | null; reason?: string } {
  return {
    ...(expected === undefined ? {} : { expected: expected === 'none' ? null : expected }),
    ...(reason === undefined ? {} : { reason }),
  };
}
