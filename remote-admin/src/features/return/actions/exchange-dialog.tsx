import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useState } from 'react';
import { returnMessages } from '../../../messages/orders/return';
import { useRights } from '../../../rights/use-rights';
import { NameExchange } from './name-exchange';
import type { ReturnDialogProps } from './return-dialog';
import { WriteExchange } from './write-exchange';

/** Another order takes the place of the money: one that is written here, or one that there is already. */
export function ExchangeDialog(props: ReturnDialogProps) {
  const text = useMessages(returnMessages);
  const whyNot = useRights();
  const [isNamed, setNamed] = useState(false);
  if (whyNot('orders.write')) return <NameExchange {...props}>{null}</NameExchange>;
  const Way = isNamed ? NameExchange : WriteExchange;
  return (
    <Way {...props}>
      <div>
        <Button variant="quiet" size="sm" onClick={() => setNamed(!isNamed)}>
          {isNamed ? text.writeInstead : text.nameInstead}
        </Button>
      </div>
    </Way>
  );
}
