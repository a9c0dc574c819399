import type { Language } from '../../../core/languages';
import type { Infra } from '../../../infra';
import { dayIn } from '../../../infra/basics/calendar';
import { newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { findLogo, type StoreService } from '../../store/store.service';
import type { InvoiceContent, InvoiceHead } from '../document/invoice-content';
import { invoicesRepository } from './invoices.repository';
import type { InvoiceRow } from './invoices.repository';

export interface InvoiceWriterDeps extends Pick<Infra, 'clock'> {
  store: Pick<StoreService, 'getSettings'>;
}

/** A document that is to be issued. */
export interface Wanted {
  /** where it has to be known before */
  id?: string;
  known: { order: { id: string }; language: Language };
  cause: string | null;
  refers_to: string | null;
  write: (head: InvoiceHead) => InvoiceContent;
}

/** e.g. '2026-000042', 'CN-2026-000007' */
const PREFIX: Record<InvoiceRow['kind'], string> = { invoice: '', credit_note: 'CN-', cancellation: 'CN-' };

/** Numbers for papers of orders, and what they say. Everything here is part of the caller's transaction. */
export function createInvoiceWriter({ clock, store }: InvoiceWriterDeps) {
  /** Takes the year's next numbers and asks for the documents: whoever comes second waits for the first. */
  async function write(trx: Trx, kind: InvoiceRow['kind'], wanted: readonly Wanted[], issued_at = clock.now()) {
    if (wanted.length === 0) return [];
    // By the same connection: a second one for each of many at once would leave none for any.
    const { contact, seller, locale: usual, time_zone, ...settings } = await store.getSettings(trx);
    const year = Number(dayIn(time_zone, issued_at).slice(0, 4));
    const last = await invoicesRepository.takeNumbers(trx, kind, year, wanted.length);
    const logo = await findLogo(trx, settings);
    const head = { name: settings.name, ...contact, ...seller, ...(logo && { logo: logo.src }) };
    const rows = wanted.map(
      ({ id = newId(), known: { order, language }, cause, refers_to, write: contentOf }, index) => {
        const sequence = last - wanted.length + 1 + index;
        const number = `${PREFIX[kind]}${year}-${String(sequence).padStart(6, '0')}`;
        const locale = language === 'de' ? 'de-DE' : usual;
        const content = contentOf({ number, issued_at, language, locale, time_zone, store: head });
        const row = { id, order_id: order.id, kind, cause, refers_to, year, sequence, number, language };
        return { ...row, content: JSON.stringify(content), issued_at, try_at: issued_at };
      },
    );
    await invoicesRepository.insertAll(trx, rows);
    return rows;
  }

  return { write };
}
