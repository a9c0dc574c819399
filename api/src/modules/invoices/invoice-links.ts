import { isId } from '../../infra/basics/ids';
import type { SecretBox } from '../../infra/basics/secret-box';

export interface InvoiceLinks {
  /** A link's secret, good until `until`. */
  make(invoice_id: string, until: Date): string;
  /** The invoice that a secret is for, unless it is too old or not one of ours. */
  read(link: string, now: Date): string | undefined;
}

/**
 * Browsers download by an address alone, without the session's header: so the session asks for an address that holds
 * a sealed note of which invoice it is for and until when.
 */
export function createInvoiceLinks(box: SecretBox): InvoiceLinks {
  return {
    make: (invoice_id, until) => box.seal(Buffer.from(`${invoice_id} ${until.getTime()}`)).toString('base64url'),

    read(link, now) {
      const [id = '', until] = open(box, link)?.split(' ') ?? [];
      return isId(id) && Number(until) > now.getTime() ? id : undefined;
    },
  };
}

function open(box: SecretBox, link: string): string | undefined {
  try {
    return box.open(Buffer.from(link, 'base64url')).toString();
  } catch {
    return undefined;
  }
}
