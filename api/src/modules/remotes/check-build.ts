import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { HOST_CONTRACT } from '@tessera/shared/composition';
import { LANGUAGES } from '@tessera/shared/i18n';
import type { RemoteDescriptor as Descriptor } from '@tessera/shared/composition';
import { satisfies, validRange } from 'semver';
import { Compile } from 'typebox/compile';
import { AppError } from '../../errors';
import { checkBounds } from '../../infra/bounded-json';
import { errorsByField } from '../../plugins/validation';
import { RemoteDescriptor } from './remotes.schemas';

export const FILES_MAX = 500;
export const FILE_BYTES_MAX = 8 * 1024 * 1024;
export const BUILD_BYTES_MAX = 32 * 1024 * 1024;
/** Of a descriptor: a hash for each file, and its pages, routes and navigation. */
const MEMBERS_MAX = 10_000;

/** Plain segments: no `..`, no hidden file, no drive, no backslash. */
const FILE_PATH = /^[A-Za-z0-9_@-][\w@.-]*(\/[A-Za-z0-9_@-][\w@.-]*){0,7}$/;

/** Addresses that the shell and the web server answer themselves. */
const RESERVED = new RegExp(
  `^/(\\*|${LANGUAGES.join('|')}|dev|back-in-stock|sitemaps|auth|` +
    'admin/auth|api|assets|media|remotes|healthz|readyz|metrics|contact|newsletter|status|faq|shipping|returns|' +
    'size-guide|terms|privacy|cookies|accessibility)(/|$)',
  'i',
);

const descriptorCheck = Compile(RemoteDescriptor);
const decompress = promisify(brotliDecompress);

/**
 * Reads a descriptor and checks what can be checked without its files.
 * @throws AppError `remotes.not_valid`, `remotes.contract_not_met`, `request.too_large`
 */
export function readDescriptor(text: string): Descriptor {
  const descriptor = parse(text);
  if (!descriptorCheck.Check(descriptor)) {
    const errors = errorsByField(descriptorCheck.Errors(descriptor) as Parameters<typeof errorsByField>[0]);
    const first = Object.entries(errors)[0];
    throw new AppError('remotes.not_valid', `The descriptor is not valid: ${first?.[0]} ${first?.[1][0]}`, { errors });
  }
  const { entry, server, files } = descriptor;
  checkContract(descriptor);
  for (const path of [entry, ...(server === null ? [] : [server])]) {
    if (!Object.hasOwn(files, path)) throw notValid(`${path} is not among the build's files.`);
  }
  checkOwnRoutes(descriptor);
  return descriptor;
}

/**
 * A build runs only in a host that it was made for: asked when it is uploaded, and again when an old one goes live once more.
 * @throws AppError `remotes.contract_not_met`
 */
export function checkContract({ contract }: Pick<Descriptor, 'contract'>): void {
  if (validRange(contract) !== null && satisfies(HOST_CONTRACT, contract)) return;
  const sentence = `The build needs contract ${contract}, this host has ${HOST_CONTRACT}.`;
  throw new AppError('remotes.contract_not_met', sentence);
}

function parse(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new AppError('remotes.not_valid', 'The descriptor is not JSON.', { cause: error });
  }
  checkBounds(value, MEMBERS_MAX);
  return value;
}

function checkOwnRoutes({ routes }: Descriptor): void {
  const shapes = routes.map(({ path }) => routeShape(path));
  const twice = shapes.find((shape, index) => shapes.indexOf(shape) !== index);
  if (twice !== undefined) throw notValid(`The descriptor claims ${twice} twice.`);
  const reserved = routes.find(({ path }) => RESERVED.test(path));
  if (reserved) throw notValid(`The descriptor claims ${reserved.path}, which belongs to the host.`);
}

/** `/products/:id` and `/products/:slug` are one route: parameters match whatever they are called. */
export function routeShape(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return `/${segments.map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase())).join('/')}`;
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
    if (!FILE_PATH.test(path)) throw notValid(`${path.slice(0, 100)} is not a path that a build may have.`);
    await checkHash(path, content, files);
  }
}

/** @throws AppError `request.too_large` */
export function checkSize(count: number, file_bytes: number, build_bytes: number): void {
  if (count <= FILES_MAX && file_bytes <= FILE_BYTES_MAX && build_bytes <= BUILD_BYTES_MAX) return;
  throw new AppError('request.too_large', 'The build is too large: at most 500 files, 8 MiB each and 32 MiB together.');
}

async function checkHash(path: string, content: Buffer, files: Record<string, string>): Promise<void> {
  const listed = Object.hasOwn(files, path) ? files[path] : undefined;
  if (listed !== undefined) {
    if (sha384(content) !== listed) throw notValid(`${path} is not the file that the descriptor names.`);
    return;
  }
  const original = path.endsWith('.br') ? path.slice(0, -3) : '';
  if (!Object.hasOwn(files, original)) throw notValid(`${path} is not in the descriptor.`);
  const unpacked = await decompress(content, { maxOutputLength: FILE_BYTES_MAX }).catch(() => Buffer.alloc(0));
  if (sha384(unpacked) !== files[original]) throw notValid(`${path} does not unpack to ${original}.`);
}

function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function notValid(sentence: string): AppError {
  return new AppError('remotes.not_valid', sentence);
}
