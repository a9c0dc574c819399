import { MOST_COUNTED } from '../../../framework/door/retention';
import type { Retention } from '../../../framework/door/retention';
import type { Infra } from '../../../infra';
import { withTransaction } from '../../../infra/database/transaction';
import type { InvoiceContent } from '../document/invoice-content';
import { formerCustomersRepository } from './former-customers.repository';
import { invoicesRepository } from './invoices.repository';

/** Each makes its document again: more at once would keep the worker from those of today. */
const MOST_AT_ONCE = 200;

/**
 * How long invoices keep the names of customers whose accounts are gone, in whole years after the one in which they were
 * written: § 147 (3, 4) AO, § 257 (4, 5) HGB and § 14b UStG want eight (docs/decisions/0058-invoices-keep-names.md). Then
 * they are written without them, and their documents anew; amounts and numbers stay.
 */
export function createNamedRetention({ db, clock }: Pick<Infra, 'db' | 'clock'>): Retention {
  const lastYear = (kept: number): number => clock.now().getUTCFullYear() - kept - 1;
  return {
    name: 'invoices_of_former_customers',
    unit: 'years',
    usual: 8,
    least: 5,
    most: 15,
    count: (kept) => formerCustomersRepository.count(db, lastYear(kept), MOST_COUNTED + 1),

    remove: (kept, at_once) =>
      withTransaction(db, async (trx) => {
        const most = Math.min(at_once, MOST_AT_ONCE);
        const named = await formerCustomersRepository.lockSome(trx, lastYear(kept), most);
        for (const { id, content } of named) {
          await invoicesRepository.setContent(trx, id, JSON.stringify(withoutPerson(content)), clock.now());
        }
        await formerCustomersRepository.removeNameless(trx);
        return named.length;
      }),
  };
}

/** The country stays: taxes depend on it. */
function withoutPerson(content: InvoiceContent): InvoiceContent {
  return { ...content, bill_to: content.bill_to.slice(-1), ship_to: content.ship_to.slice(-1) };
}
