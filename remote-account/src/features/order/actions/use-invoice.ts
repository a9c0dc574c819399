import { UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { InvoiceLink } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { useMutation } from '@tessera/shared/vendor/query';
import { ordersMessages } from '../../../messages/orders';

const TRIES = 8;
const WAIT_MS = 1000;

/** Asks until the document has been made; it mostly has. */
async function linkTo(order: string, document: string): Promise<string | undefined> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const answer = await api.post<Partial<InvoiceLink>>(`orders/${encodeURIComponent(order)}/invoice-links`, {
      json: { number: document },
    });
    if (answer.url) return answer.url;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  return undefined;
}

/** Gives the browser an address that it downloads: the session itself cannot be put into a link. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Downloads an invoice or a credit note of an order, by its number. */
export function useInvoice(order: string) {
  return useMutation({
    mutationFn: (document: string) => linkTo(order, document),
    onSuccess: (url) => {
      if (url) download(url);
      else toast.error(messagesIn(ordersMessages).invoiceWait, { id: 'invoice' });
    },
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'invoice' }),
  });
}
