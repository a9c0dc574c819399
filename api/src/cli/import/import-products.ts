import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ProductFilesService } from '../../modules/products/files/check/product-files.service';
import type { UsersService } from '../../modules/users/users.service';
import { HELP, readArguments } from './arguments';
import type { Asked } from './arguments';
import { LANGUAGE, beginJob, followJob, isOver } from './follow-job';
import type { Caller, JobServices } from './follow-job';
import { packFolder } from './pack-folder';

/** What an import asks of the shop. */
export interface ImportServices extends JobServices {
  productFiles: Pick<ProductFilesService, 'take' | 'takeZip' | 'getCheck' | 'listItems'>;
  users: Pick<UsersService, 'findByEmail'>;
}

interface Run {
  services: ImportServices;
  caller: Caller;
  /** results, one object a line */
  print(result: object): void;
  /** everything else */
  say(line: string): void;
}

const IMPORT = 'products.import_file';
/** Whom limits and the audit log see. */
const ADDRESS = '127.0.0.1';
const MOST_TOLD = 1_000;
const PAGE = 100;

/** Headings and cells come from others: what they hold would be the terminal's orders. */
const shown = (line: string): string => line.replaceAll(/\p{Cc}/gu, '�');

const sentFrom = (file: string) => ({ name: path.basename(file), source: createReadStream(file) });

/** @throws Error that names what is not there, or not of this kind */
async function expectThere(file: string, kind: 'file' | 'folder'): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new Error(`There is no ${kind} ${file}.`);
  if (found.isDirectory() !== (kind === 'folder')) throw new Error(`${file} is no ${kind}.`);
}

/** What each column is: by its heading, or as `--map` says; nothing behind the `=` leaves it out. */
function fieldsOf(columns: readonly { heading: string; field: string | null }[], map: readonly string[]) {
  const said = new Map<string, string | null>();
  for (const one of map) {
    const [heading, field] = [one.slice(0, one.lastIndexOf('=')), one.slice(one.lastIndexOf('=') + 1)];
    if (!one.includes('=')) throw new Error(`‘${one}’ does not say what a column is: --map "Room=attribute:Room".`);
    if (!columns.some((column) => column.heading === heading)) throw new Error(`The file has no column ‘${heading}’.`);
    said.set(heading, field || null);
  }
  return columns.map(({ heading, field }) => (said.has(heading) ? (said.get(heading) ?? null) : field));
}

/** Says every row that is wrong, to a bound. */
async function tellFaults({ services, say }: Run, check_id: string): Promise<void> {
  let told = 0;
  let after = 0;
  while (told < MOST_TOLD) {
    const search = { verdict: 'wrong' as const, after, page_size: PAGE };
    const { items, next_cursor } = await services.productFiles.listItems(check_id, LANGUAGE, search);
    for (const { row, column, reason } of items.flatMap(({ problems }) => problems)) {
      say(`row ${row}${column === null ? '' : `, ${column}`}: ${reason}`);
      told += 1;
    }
    if (next_cursor === null) return;
    after = next_cursor;
  }
}

/** Follows a job that writes to its end. @throws Error where something failed, or it was stopped */
async function write({ services, caller, print, say }: Run, id: string): Promise<void> {
  const job = await followJob(services, caller, id, say);
  print({ job: id, state: job.state, done: job.done, failed: job.failed });
  const search = { state: 'failed' as const, after: -1, page_size: PAGE };
  const { items } = await services.jobs.listRows(caller, id, LANGUAGE, search);
  for (const { label, reason } of items) say(`${label}: ${reason}`);
  if (job.state === 'done' && job.failed === 0) return;
  throw new Error(`${job.reason ?? 'Not all of it is written.'} Go on with: npm run import -- --continue ${id}`);
}

/** What a job left over, in a new one; one that is not over itself. */
async function goOn(run: Run, id: string): Promise<void> {
  const { services, caller } = run;
  const job = await services.jobs.get(caller.user_id, id, LANGUAGE);
  if (job.kind !== IMPORT) throw new Error(`The job ${id} is no import of products.`);
  const { check_id } = job.parameters as { check_id: string }; // by the kind's own schema
  await write(run, isOver(job) ? await beginJob(services, caller, IMPORT, { check_id, failed_of: id }) : id);
}

/** @returns what was found; nothing is written */
async function check({ services, caller, say }: Run, { file, zip, map }: Asked) {
  const { productFiles } = services;
  const { id: file_id, columns } = await productFiles.take(caller, sentFrom(file));
  if (zip !== undefined) await productFiles.takeZip(caller, file_id, sentFrom(zip));
  const fields = fieldsOf(columns, map);
  const left = columns.filter((_, place) => fields[place] === null).map(({ heading }) => heading);
  if (left.length > 0) say(`Columns that are not taken over: ${left.join(', ')}`);
  const begun = await beginJob(services, caller, 'products.check_file', { file_id, fields });
  const job = await followJob(services, caller, begun, say);
  if (job.state !== 'done' || job.failed > 0) throw new Error(job.reason ?? 'The file was not checked to its end.');
  return productFiles.getCheck(job.id);
}

async function bring(run: Run, asked: Asked): Promise<void> {
  const { id: check_id, counts, pictures_coming, pictures_left, ...told } = await check(run, asked);
  const { pictures_missing, pictures_twofold = [] } = told;
  const [added, changed, same, wrong] = [counts.new, counts.changed, counts.same, counts.wrong].map(
    ({ products }) => products,
  );
  run.print({ check: check_id, new: added, changed, same, wrong, pictures_coming, pictures_left });
  if (pictures_missing.length > 0) run.say(`Pictures that are not there: ${pictures_missing.join(', ')}`);
  for (const { name, spellings } of pictures_twofold)
    run.say(`${name} could be ${spellings.join(' or ')}: write it exactly as one of them.`);
  await tellFaults(run, check_id);
  const isOther = counts.new.products + counts.changed.products > 0;
  if (isOther && !asked.isCheck) await write(run, await beginJob(run.services, run.caller, IMPORT, { check_id }));
  if (counts.wrong.products > 0) throw new Error('Of what is wrong nothing is written.');
}

async function callerOf({ users }: ImportServices, email: string | null): Promise<Caller> {
  if (email === null)
    throw new Error('Say for whom it is done: --as and the address of one of the staff who may change products.');
  const user = await users.findByEmail(email);
  if (!user) throw new Error(`There is no account ${email}.`);
  return { user_id: user.id, address: ADDRESS };
}

/** Brings a file in with the pictures of a zip or a folder, all of which are there. */
async function bringIn(run: Run, asked: Asked): Promise<void> {
  const { file, zip, pictures } = asked;
  for (const one of [file, zip]) if (one !== undefined) await expectThere(one, 'file');
  if (pictures === undefined) return bring(run, asked);
  await expectThere(pictures, 'folder');
  const packed = await packFolder(pictures);
  try {
    await bring(run, { ...asked, zip: packed.zip });
  } finally {
    await packed.remove();
  }
}

/**
 * `import`: brings a file of products in as /admin/products/import does, for one of the staff, by whose rights it is done
 * (docs/product.md §4).
 * @param by whom it is done for where `--as` does not say it: an address; null: nobody is known
 * @throws Error with how it is used; AppError, or Error, with what is wrong or failed
 */
export async function importProducts(
  { services, print, say }: Omit<Run, 'caller'>,
  args: string[],
  by: string | null,
): Promise<void> {
  const asked = readArguments(args);
  if (asked.isHelp) return say(HELP);
  const caller = await callerOf(services, asked.as ?? by);
  const run: Run = { services, print, say: (line) => say(shown(line)), caller };
  await (asked.job === undefined ? bringIn(run, asked) : goOn(run, asked.job));
}
