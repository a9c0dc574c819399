import type { AdminAttributeRecord } from '@tessera/shared/contract';
import type { KyselyPlugin } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { csvOf } from '../../framework/files/testing/csv';
import { aFileDesk } from '../products/files/testing/file-desk';
import type { FileDesk } from '../products/files/testing/file-desk';
import type { SaidWord } from './attribute-words.service';

jest.setTimeout(120_000);
const shop = forAllTests(startTestShop, 120_000);
let files: FileDesk;
beforeAll(async () => void (files = await aFileDesk(shop)));

const JOB = newId();
const FACTS = Array.from({ length: 24 }, (_, at) => ({ name: `Fact ${at}`, code: `fact-${at}`, value: `Is ${at}` }));
const attribute = (code: string) => files.read<AdminAttributeRecord>(`attributes/${code}`);

/** What is done to attributes by a deed, and with how many statements. */
async function saying(words: readonly SaidWord[]): Promise<{ statements: number; updates: object[] }> {
  const { user_id } = await signIn(shop, 'ADMIN');
  const actor = { user_id, address: '127.0.0.1' };
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await withTransaction(shop.infra.db, (trx) =>
    shop.services.attributeWords.sayWithin(trx.withPlugin(counting) as Trx, words, { actor, job_id: JOB }),
  );
  const updates = await shop.infra.db
    .selectFrom('audit_log')
    .select(['record_id', 'before', 'after'])
    .where('action', '=', 'attributes.update')
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute();
  return { statements, updates };
}

it('words of many attributes take as many statements as one, each attribute its entry in the audit log', async () => {
  const heads = FACTS.map(({ name }) => `attribute:${name}`);
  const values = FACTS.map(({ value }) => value);
  await files.bring(
    csvOf([
      ['slug', 'name', ...heads],
      ['towel', 'Towel', ...values],
      ['cloth', 'Cloth', ...values],
    ]),
  );

  const wordsOf = ({ name, value }: (typeof FACTS)[number]): SaidWord[] => [
    { of: 'product', attribute: name, value: null, word: `${name} auf Deutsch` },
    { of: 'product', attribute: name, value, word: `${value} auf Deutsch` },
  ];
  const [first, ...others] = FACTS;
  const one = await saying(first ? wordsOf(first) : []);
  const many = await saying(FACTS.flatMap(wordsOf));
  expect(one.updates).toHaveLength(1);
  expect(many.statements).toBe(one.statements);

  // the first one has its words already
  expect(many.updates).toEqual(
    others.map(({ name, code, value }) => ({
      record_id: code,
      before: { names: {}, values: [`${value}: `] },
      after: { names: { de: `${name} auf Deutsch` }, values: [`${value}: ${value} auf Deutsch`], job_id: JOB },
    })),
  );
  for (const { name, code, value } of FACTS) {
    const { names, values: said, version } = await attribute(code);
    expect([names.de, said.map(({ labels }) => labels.de), version]).toEqual([
      `${name} auf Deutsch`,
      [`${value} auf Deutsch`],
      2,
    ]);
  }
  const found = await shop.infra.db
    .selectFrom('products')
    .select('slug')
    .where('search', '@@', (of) => of.fn('to_tsquery', [of.val('simple'), of.val('deutsch')]))
    .orderBy('slug')
    .execute();
  expect(found.map(({ slug }) => slug)).toEqual(['cloth', 'towel']);
  expect((await saying(FACTS.flatMap(wordsOf))).updates).toEqual([]);
});
