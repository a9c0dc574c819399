import type { AdminOrder } from '@tessera/shared/contract';

type OrderDocument = Pick<AdminOrder['documents'][number], 'kind' | 'number' | 'refers_to' | 'replaced_by'>;

type Words = Record<'replacedBy' | 'cancels' | 'inPlaceOf' | 'forInvoice', (number: string) => string>;

/** What is left to the shop of all that was invoiced, minor units: credit notes and cancellations take off. */
export const leftInvoiced = (documents: readonly Pick<AdminOrder['documents'][number], 'kind' | 'total'>[]): number =>
  documents.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0);

/** What a document has to do with others of its order; undefined where it stands alone. */
export function documentNote(
  { kind, number, refers_to, replaced_by }: OrderDocument,
  all: readonly OrderDocument[],
  text: Words,
): string | undefined {
  const replacedBy = (other: string | null): string =>
    all
      .filter((one) => one.kind === 'invoice' && one.replaced_by === other)
      .map((one) => one.number)
      .join(', ');
  if (kind === 'cancellation') return text.cancels(replacedBy(replaced_by));
  if (kind === 'invoice' && replaced_by !== null) return text.replacedBy(replaced_by);
  const before = kind === 'invoice' ? replacedBy(number) : '';
  if (before !== '') return text.inPlaceOf(before);
  return refers_to === null ? undefined : text.forInvoice(refers_to);
}
