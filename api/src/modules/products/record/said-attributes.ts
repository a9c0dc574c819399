import { notValid } from '../../../errors/errors';
import type { Trx } from '../../../infra/database/db';
import { messageOf } from '../../../messages/message';
import { distinctTexts } from '../../../presenters/search/distinct-texts';
import { toCode } from '../../../presenters/words/of-option';
import { attributesWriter, type SaidAttribute } from '../../attributes/attributes-writer.service';
import { productRecordRepository as repository } from './product-record.repository';
import type { ProductEdit } from './product-requests.schemas';

const textOf = (list: readonly { name: string; values: readonly string[] }[]): string[] =>
  list.map(({ name, values }) => `${name}: ${values.join(', ')}`);

/**
 * Says this of a product in the place of all that was said of it, but by its options.
 * @returns both, as the audit log tells them
 * @throws AppError `validation.failed` for what is no value of an attribute
 */
export async function replaceAttributes(
  trx: Trx,
  product_id: string,
  said: NonNullable<ProductEdit['attributes']>,
): Promise<{ before: { attributes: string[] }; after: { attributes: string[] } }> {
  const before = await repository.listAttributes(trx, product_id);
  const known = await attributesWriter.byName(trx);
  const wanted: SaidAttribute[] = [];
  for (const { name, values: given } of said) {
    const attribute = known.get(name.trim().toLowerCase());
    const values = distinctTexts(given);
    const fault = attribute && (await attributesWriter.findFault(trx, attribute, values));
    if (fault?.kind) {
      const { written, kind } = fault;
      throw notValid({ attributes: [messageOf(`validation.failed.attribute_${kind}`, { name, written })] });
    }
    const code = attribute?.code ?? toCode(name);
    if (code !== '') wanted.push({ code, name: name.trim(), values });
  }
  await attributesWriter.replaceSaid(trx, product_id, wanted);
  return { before: { attributes: textOf(before) }, after: { attributes: textOf(wanted) } };
}
