import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { forAllTests } from '../test/for-all-tests';
import { startTestShop } from '../test/harness';
import type { Queue } from './infra/queue/queue';
import { registerJobs } from './jobs';
import { compose } from './framework/module';
import { modules } from './modules';
import { auditModule } from './modules/audit/audit.module';
import { navigationModule } from './modules/navigation/navigation.module';
import { createServices } from './services';

const FOLDER = path.join(__dirname, 'modules');

const shop = forAllTests(startTestShop);

it('lists every folder of modules once, and each has its door', () => {
  const folders = readdirSync(FOLDER);
  expect(modules.list.map(({ name }) => name).sort()).toEqual(folders.sort());
  expect(folders.filter((name) => !existsSync(path.join(FOLDER, name, `${name}.module.ts`)))).toEqual([]);
});

it('takes no module before what it needs, and no name twice', () => {
  // @ts-expect-error what staff arrange is written to the audit log
  compose().with(navigationModule);
  // @ts-expect-error its service has been given
  compose().with(auditModule).with(auditModule);
  expect(compose().with(auditModule).with(navigationModule).list).toHaveLength(2);
});

it('takes each kind of job in one place', async () => {
  const taken: string[] = [];
  const take = async (name: string): Promise<void> => void taken.push(name);
  const repeat: Queue['repeat'] = (name) => {
    taken.push(name);
    return () => undefined;
  };
  const queue = { ...shop.infra.queue, work: take, schedule: take, forget: () => Promise.resolve(), repeat };
  const infra = { ...shop.infra, queue };
  await registerJobs(infra, createServices(infra));
  expect(taken).toContain('remove-expired');
  expect(new Set(taken).size).toBe(taken.length);
});

it('has those forget first whose rows name what others hold', () => {
  const forgetting = modules.list.flatMap(({ name, personalData }) => (personalData ? [name] : [])).reverse();
  const told = ['returns', 'invoices', 'orders', 'reviews', 'back-in-stock', 'pay-later', 'newsletter', 'mail'];
  expect(forgetting.filter((name) => told.includes(name))).toEqual(told);
});
