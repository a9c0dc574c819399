import { withTransaction } from '../../src/infra/database/transaction';
import { unsaidInAuditLog } from './audit-words';
import { forAllTests } from '../for-all-tests';
import { startTestShop } from '../harness';

const shop = forAllTests(() => startTestShop({ audit_is_made_up: true }));

it('finds what the back office has no words for, in each language, however deep it lies', async () => {
  const actor = { user_id: null, address: '' };
  const known = { action: 'orders.hold', record_type: 'order', record_id: '1', after: { hold_reason: 'Rang twice' } };
  await withTransaction(shop.infra.db, (trx) => shop.services.audit.record(trx, actor, known));
  expect(await unsaidInAuditLog(shop.infra.db)).toEqual([]);
  const unknown = { action: 'orders.sing', record_type: 'song', after: { items: [{ verse: 1 }] } };
  await withTransaction(shop.infra.db, (trx) => shop.services.audit.record(trx, actor, { ...known, ...unknown }));
  const names = ['actions.orders.sing', 'fields.verse', 'records.song'];
  expect(await unsaidInAuditLog(shop.infra.db)).toEqual(
    ['audit.ts', 'de/audit.ts'].flatMap((file) => names.map((name) => `${file}: ${name}`)),
  );
});
