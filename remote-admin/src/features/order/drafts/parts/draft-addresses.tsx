import { addressLines } from '@tessera/shared/addresses';
import type { OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { VisuallyHidden } from '@tessera/shared/ui';
import { BareButton } from '../../../../controls/actions/bare-button';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { Card } from '../../../../page/card';
import { useDraftWrite } from '../use-draft-write';
import named from '../../../../page/named.module.css';
import styles from './drafts.module.css';

export type AddressKind = 'shipping_address' | 'billing_address';

interface DraftAddressesProps {
  draft: OrderDraft;
  onOpen: (dialog: AddressKind) => void | Promise<void>;
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
          <BareButton onClick={() => onOpen(kind)}>
            {address ? text.change : text.add}
            <VisuallyHidden>: {text[kind]}</VisuallyHidden>
          </BareButton>
        }
      >
        {address ? (
          <p className={styles.Address}>{addressLines(address, locale).join('\n')}</p>
        ) : (
          <p className={named.Quiet}>{none[kind]}</p>
        )}
        {kind === 'billing_address' && address && (
          <BareButton onClick={() => write.mutate({ billing_address: null })}>{text.useSame}</BareButton>
        )}
      </Card>
    );
  });
}
