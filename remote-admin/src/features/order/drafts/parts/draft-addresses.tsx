import { addressLines } from '@tessera/shared/addresses';
import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { VisuallyHidden } from '@tessera/shared/ui';
import { draftsMessages } from '../../../../messages/drafts';
import { Card } from '../../../../page/card';
import rows from '../../parts/rows.module.css';
import { useDraftWrite } from '../use-draft-write';
import styles from './drafts.module.css';

export type AddressKind = 'shipping_address' | 'billing_address';

interface DraftAddressesProps {
  draft: OrderDraft;
  onOpen: (dialog: AddressKind) => void;
}

/** Where it goes, and who gets the invoice. */
export function DraftAddresses({ draft, onOpen }: DraftAddressesProps) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const write = useDraftWrite(draft.id);
  const none = { shipping_address: text.noAddress, billing_address: text.sameAddress };
  return (['shipping_address', 'billing_address'] as const).map((kind) => {
    const address = draft[kind];
    return (
      <Card
        key={kind}
        title={text[kind]}
        action={
          <button type="button" className={rows.Bare} onClick={() => onOpen(kind)}>
            {address ? text.change : text.add}
            <VisuallyHidden>: {text[kind]}</VisuallyHidden>
          </button>
        }
      >
        {address ? (
          <p className={styles.Address}>{addressLines(address, locale).join('\n')}</p>
        ) : (
          <p className={styles.Quiet}>{none[kind]}</p>
        )}
        {kind === 'billing_address' && address && (
          <button type="button" className={rows.Bare} onClick={() => write.mutate({ billing_address: null })}>
            {text.useSame}
          </button>
        )}
      </Card>
    );
  });
}
