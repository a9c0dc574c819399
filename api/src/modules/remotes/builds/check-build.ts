import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { integrityOf } from '@tessera/server/files';
import { HOST_CONTRACT } from '@tessera/shared/composition';
import type { RemoteDescriptor as Descriptor } from '@tessera/shared/composition';
import { descriptorShape, faultsIn, isFilePath, roomFaults } from '@tessera/shared/remote-rules';
import { satisfies, validRange } from 'semver';
import { AppError } from '../../../errors/errors';
import type { FieldErrors } from '../../../errors/errors';
import { verbatim } from '../../../messages/message';
import type { LocalizedMessage } from '../../../messages/message';
import { checkBounds } from '../../../infra/basics/bounded-json';
import { errorsByField } from '../../../plugins/answers/validation';

export const FILES_MAX = 1_000;
export const FILE_BYTES_MAX = 8 * 1024 * 1024;
export const BUILD_BYTES_MAX = 32 * 1024 * 1024;
/** Of a descriptor: a hash for each file, and its pages, routes and navigation. */
const MEMBERS_MAX = 10_000;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * Reads a descriptor that is published and checks what can be checked without its files. The room of its slots is asked for
 * here alone: a place that has become smaller gives an older version what it has, and must not keep anybody from going back.
 * @throws AppError `remotes.not_valid`, `remotes.contract_not_met`, `request.too_large`
 */
export function readDescriptor(text: string): Descriptor {
  const descriptor = parse(text);
  checkDescriptor(descriptor);
  refuse([...roomFaults(descriptor)]);
  return descriptor;
}

/**
 * Asked when a build is uploaded, and again when it goes live: what was right under older rules, or in another host, need
 * not be so any more.
 * @throws AppError `remotes.not_valid`, `remotes.contract_not_met`
 */
export function checkDescriptor(descriptor: unknown): asserts descriptor is Descriptor {
  if (!descriptorShape.Check(descriptor)) {
    const errors = errorsByField(descriptorShape.Errors(descriptor) as Parameters<typeof errorsByField>[0]);
    const first = Object.entries(errors)[0];
    throw notValid(`The descriptor is not valid: ${first?.[0]} ${first?.[1][0]?.('en')}`, errors);
  }
  checkContract(descriptor);
  refuse([...faultsIn(descriptor)]);
}

/** @throws AppError `remotes.not_valid` for the first of them, with all of them by field */
function refuse(faults: { field: string; message: string }[]): void {
  const [first] = faults;
  if (!first) return;
  const errors = faults.map(({ field, message }): [string, LocalizedMessage[]] => [field, [verbatim(message)]]);
  throw notValid(`${first.field}: ${first.message}`, Object.fromEntries(errors));
}

/** A major version of the host that there will never be. */
const NEVER = '999999.0.0';

function checkContract({ contract }: Pick<Descriptor, 'contract'>): void {
  if (validRange(contract) === null || !satisfies(HOST_CONTRACT, contract)) {
    throw new AppError('remotes.contract_not_met', { needed: contract, present: HOST_CONTRACT });
  }
  if (satisfies(NEVER, contract)) throw notValid(`contract: ${contract} takes every host that will ever be.`);
}

function parse(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new AppError('remotes.not_valid.json', {}, { cause: error });
  }
  checkBounds(value, MEMBERS_MAX);
  return value;
}

/**
 * Checks that the files are exactly those of the descriptor. A file's Brotli sibling may come along when it unpacks to
 * the very bytes that the descriptor names.
 * @throws AppError `remotes.not_valid`, `request.too_large`
 */
export async function checkFiles({ files }: Descriptor, contents: Map<string, Buffer>): Promise<void> {
  const missing = Object.keys(files).find((path) => !contents.has(path));
  if (missing !== undefined) throw notValid(`${missing} is missing.`);
  let bytes = 0;
  for (const [path, content] of contents) {
    bytes += content.length;
    checkSize(contents.size, content.length, bytes);
    if (!isFilePath(path)) throw notValid(`${path.slice(0, 100)} is not a path that a build may have.`);
    await checkHash(path, content, files);
  }
}

/** @throws AppError `request.too_large` */
export function checkSize(count: number, file_bytes: number, build_bytes: number): void {
  if (count <= FILES_MAX && file_bytes <= FILE_BYTES_MAX && build_bytes <= BUILD_BYTES_MAX) return;
  throw new AppError('request.too_large.build');
}

async function checkHash(path: string, content: Buffer, files: Record<string, string>): Promise<void> {
  const listed = Object.hasOwn(files, path) ? files[path] : undefined;
  if (listed !== undefined && integrityOf(content) !== listed) {
    throw notValid(`${path} is not the file that the descriptor names.`);
  }
  const original = path.endsWith('.br') ? path.slice(0, -3) : '';
  if (!Object.hasOwn(files, original)) {
    if (listed === undefined) throw notValid(`${path} is not in the descriptor.`);
    return;
  }
  const unpacked = await decompress(content, { maxOutputLength: FILE_BYTES_MAX }).catch(() => Buffer.alloc(0));
  if (integrityOf(unpacked) !== files[original]) throw notValid(`${path} does not unpack to ${original}.`);
}

/**
 * Counts what a browser is sent for each page, its entry included, whatever the descriptor says of it.
 * @returns page → bytes of JavaScript
 * @throws AppError `remotes.not_valid` for a page or a slot above the budget that its descriptor states
 */
export async function countPages(
  { assets, budget, slots = [] }: Descriptor,
  contents: Map<string, Buffer>,
): Promise<Record<string, number>> {
  const sizes = new Map<string, number>();
  const parts = [...Object.values(assets.pages), ...Object.values(assets.slots ?? {})];
  const scripts = new Set([...assets.entry.js, ...parts.flatMap(({ js }) => js)]);
  for (const path of scripts) sizes.set(path, await sentBytes(path, contents));
  const sum = (js: string[]): number =>
    [...new Set([...assets.entry.js, ...js])].reduce((total, path) => total + (sizes.get(path) ?? 0), 0);
  for (const [index, { place, budget: own }] of slots.entries()) {
    const bytes = sum(assets.slots?.[place]?.js ?? []);
    if (bytes <= own.js) continue;
    throw notValid(`slots.${index}.budget.js: ${place} needs ${bytes} bytes of JavaScript, its budget is ${own.js}.`);
  }
  const pages = Object.entries(assets.pages).map(([page, { js }]): [string, number] => [page, sum(js)]);
  const heavy = pages.find(([, bytes]) => bytes > budget.js);
  if (!heavy) return Object.fromEntries(pages);
  const [page, bytes] = heavy;
  throw notValid(`budget.js: the page ${page} needs ${bytes} bytes of JavaScript, its budget is ${budget.js}.`);
}

/** Larger files are counted as they are: no budget lets them in, however well they compress. */
const COMPRESSED_MAX = 2 * 1024 * 1024;

/** As scripts/webpack/build-report.js compresses them, where the build has not done so itself. */
async function sentBytes(path: string, contents: Map<string, Buffer>): Promise<number> {
  const packed = contents.get(`${path}.br`);
  if (packed) return packed.length;
  const content = contents.get(path) ?? Buffer.alloc(0);
  if (content.length > COMPRESSED_MAX) return content.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return (await compress(content, { params })).length;
}

function notValid(fault: string, errors?: FieldErrors): AppError {
  return new AppError('remotes.not_valid', { fault }, errors && { errors });
}
