import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { App } from '../framework/routes/http';
import type { Infra } from '../infra';
import { checkDatabase } from '../infra/upkeep/check-database';
import { migrate } from '../infra/upkeep/migrate';
import type { AccountsService } from '../modules/auth/accounts.service';
import type { SecondFactorService } from '../modules/auth/second-factor/second-factor.service';
import type { SessionsService } from '../modules/auth/sessions/sessions.service';
import type { ContentService } from '../modules/content/content.service';
import { loadDemo } from '../modules/import/demo.service';
import type { CustomerSumsService } from '../modules/customers/sums/customer-sums.service';
import type { SalesSumsService } from '../modules/dashboard/sums/sales-sums.service';
import type { DemoSelling } from '../modules/orders/demo/demo-selling.service';
import type { DemoInvoices } from '../modules/invoices/demo-invoices.service';
import type { DemoPayments } from '../modules/payments/demo/demo-payments.service';
import type { RemotesService } from '../modules/remotes/remotes.service';
import { seedOrders } from '../modules/orders/made-up/made-up-orders.service';
import { seedProducts } from '../modules/seed/seed.service';
import type { StoreService } from '../modules/store/store.service';
import { importProducts } from './import/import-products';
import type { ImportServices } from './import/import-products';

/** What commands ask of the shop. */
export interface Shop {
  infra: Infra;
  services: {
    accounts: AccountsService;
    sessions: Pick<SessionsService, 'acceptSecret'>;
    secondFactor: Pick<SecondFactorService, 'reset'>;
    content: Pick<ContentService, 'putSamples'>;
    store: StoreService;
    remotes: Pick<RemotesService, 'publishOnce'>;
    demoSelling: DemoSelling;
    demoPayments: DemoPayments;
    demoInvoices: DemoInvoices;
    salesSums: Pick<SalesSumsService, 'sumAnew'>;
    customerSums: Pick<CustomerSumsService, 'sumAnew'>;
  } & ImportServices;
  /** the whole HTTP surface; it does not listen */
  buildApp(): Promise<App>;
}

export interface Command {
  /** needs neither database nor settings */
  offline?: boolean;
  run(shop: Shop, args: string[]): Promise<void>;
}

/** src/ and dist/ lie equally deep. */
const DEMO_DIR = path.join(__dirname, __dirname.endsWith('cli') ? '../../..' : '../..', 'demo');
const DEMO_ADMIN = 'admin@example.com';
const DEMO_SHOPPER = 'shopper@example.com';

/** Brings the schema and the untouched sample texts up to date; SHOP_ADMIN_EMAIL and SHOP_ADMIN_PASSWORD make the first admin. */
async function runMigrate({ infra, services }: Shop): Promise<void> {
  const { database_url, database_direct_url, admin_email, admin_password } = infra.config;
  await checkDatabase({ database_url, database_direct_url });
  const applied = await migrate({ database_url: database_direct_url, logger: infra.logger });
  if (admin_email !== null && admin_password !== null) await services.accounts.ensureAdmin(admin_email, admin_password);
  print({ applied, pages: await services.content.putSamples() });
}

/** Closes the shop for a while, or opens it again: pages say so within a second. */
async function runMaintenance({ services }: Shop, [wanted]: string[]): Promise<void> {
  if (wanted !== 'on' && wanted !== 'off') throw new Error('Usage: maintenance on|off');
  await services.store.update({ maintenance: wanted === 'on' });
  print({ maintenance: wanted === 'on' });
}

/** Loads the demo shop into an empty database and makes its accounts; with a database of one's own it does nothing. */
async function runDemo({ infra, services }: Shop): Promise<void> {
  const { demo, admin_email, admin_password } = infra.config;
  if (!demo) return print({ loaded: false });
  const { accounts, store } = services;
  const admin = await accounts.ensureAdmin(admin_email ?? DEMO_ADMIN, admin_password);
  const shopper = await accounts.ensureShopper(DEMO_SHOPPER);
  const { loaded } = await loadDemo({ ...infra, store }, DEMO_DIR);
  await services.demoSelling.load(DEMO_DIR, DEMO_SHOPPER);
  await services.demoPayments.load();
  await services.demoInvoices.load();
  print({ loaded, admin, shopper });
}

const SEED_USAGE =
  'Usage: seed --products <how many> [--seed <whole number>], or seed --orders <how many> [--yes], or both';

/** @throws Error with the usage where it is no number of things to make */
function readCount(text: string | undefined): number {
  const count = Number(text ?? 0);
  if (!Number.isInteger(count) || count < (text === undefined ? 0 : 1)) throw new Error(SEED_USAGE);
  return count;
}

/** Fills the shop with made-up products, and with made-up orders of made-up customers; goes on where it was cut off. */
async function runSeed({ infra, services }: Shop, args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const options = { products: text, seed: text, orders: text, yes: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  const [products, orders, seed] = [readCount(values.products), readCount(values.orders), Number(values.seed ?? 1)];
  if (products + orders === 0 || !Number.isInteger(seed)) throw new Error(SEED_USAGE);
  if (orders > 0 && !infra.config.demo && !values.yes) {
    throw new Error(
      'This shop has a database of its own, and made-up orders would stand among its real ones, in its sums, too. Nothing has been written. If that is what you want, say --yes.',
    );
  }
  const say = (line: string): void => console.error(line);
  const tell = (what: string) => (done: number, all: number) => say(`${done} of ${all} ${what}`);
  if (products > 0) print({ added: await seedProducts(infra, { products, seed, onProgress: tell('products'), say }) });
  if (orders === 0) return;
  const added = await seedOrders(infra, { orders, onProgress: tell('orders') });
  if (added > 0) {
    say('summing up sales');
    await services.salesSums.sumAnew();
    await services.customerSums.sumAnew();
  }
  print({ added_orders: added });
}

/** Brings a file of products in; in the demo shop, or with SHOP_ADMIN_EMAIL, for its admin. */
async function runImport({ infra, services }: Shop, args: string[]): Promise<void> {
  const { demo, admin_email } = infra.config;
  const say = (line: string): void => console.error(line);
  await importProducts({ services, print, say }, args, admin_email ?? (demo ? DEMO_ADMIN : null));
}

/** Registers builds of remotes, each from the folder that holds its remote.json. */
async function runPublish({ services }: Shop, folders: string[]): Promise<void> {
  const failures: string[] = [];
  for (const folder of folders) {
    try {
      print(await services.remotes.publishOnce(await readBuild(folder)));
    } catch (error) {
      failures.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

/** The files that the descriptor names, and their Brotli siblings where there are any. */
async function readBuild(folder: string): Promise<{ descriptor: string; files: Map<string, Buffer> }> {
  const descriptor = await readFile(path.join(folder, 'remote.json'), 'utf8');
  const { files } = JSON.parse(descriptor) as { files?: Record<string, string> };
  const contents = new Map<string, Buffer>();
  for (const name of Object.keys(files ?? {})) {
    contents.set(name, await readFile(path.join(folder, name)));
    const packed = await readFile(path.join(folder, `${name}.br`)).catch(() => undefined);
    if (packed) contents.set(`${name}.br`, packed);
  }
  return { descriptor, files: contents };
}

/** Makes an admin, or makes one of an account that is there. */
async function runCreateAdmin({ infra, services }: Shop, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, password: { type: 'string' } } });
  const email = values.email ?? infra.config.admin_email;
  if (!email) throw new Error('Usage: admin:create --email <address> [--password <password>], or set SHOP_ADMIN_EMAIL');
  print(await services.accounts.makeAdmin(email, values.password ?? infra.config.admin_password));
}

/** After SHOP_SECRET was changed on purpose: signing keys that it does not open go, and API and worker start again. */
async function runSecretChanged({ services }: Shop): Promise<void> {
  print({ removed_keys: await services.sessions.acceptSecret() });
}

/** For somebody who has lost authenticator app and recovery codes: the password alone signs them in again. */
async function runResetSecondFactor({ services }: Shop, [email]: string[]): Promise<void> {
  if (email === undefined) throw new Error('Usage: second-factor:reset <address>');
  print({ email, turned_off: await services.secondFactor.reset(email) });
}

async function runOpenapi({ buildApp }: Shop): Promise<void> {
  const app = await buildApp();
  await app.ready();
  process.stdout.write(`${JSON.stringify(app.swagger(), null, 2)}\n`);
  await app.close();
}

function print(result: object): void {
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

export const commands: Record<string, Command> = {
  migrate: { run: runMigrate },
  demo: { run: runDemo },
  seed: { run: runSeed },
  import: { run: runImport },
  publish: { run: runPublish },
  'admin:create': { run: runCreateAdmin },
  maintenance: { run: runMaintenance },
  'second-factor:reset': { run: runResetSecondFactor },
  'secret:changed': { run: runSecretChanged },
  openapi: { run: runOpenapi, offline: true },
};
