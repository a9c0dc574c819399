import { addressLines } from '@tessera/shared/addresses';
import type { Address } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge, Button, ButtonLink, VisuallyHidden } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { addressesMessages } from '../../messages/addresses';
import { FROM_LIST, editLinkId } from './address-links';
import styles from './addresses.module.css';

interface AddressRowProps {
  address: Address;
  onDelete: () => void;
}

/** One address as its country writes it. */
export function AddressRow({ address, onDelete }: AddressRowProps) {
  const texts = useMessages(addressesMessages);
  const [name, ...lines] = addressLines(address, useLocale());
  const which = <VisuallyHidden>{texts.whichOne([address.line1, address.city])}</VisuallyHidden>;
  return (
    <li className={styles.Row}>
      <div className={styles.Text}>
        <address className={styles.Address}>
          <span className={styles.Name}>{name}</span>
          {lines.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
          {address.phone && <span className={styles.Phone}>{address.phone}</span>}
        </address>
        {(address.is_default_shipping || address.is_default_billing) && (
          <div className={styles.Badges}>
            {address.is_default_shipping && <Badge>{texts.defaultShipping}</Badge>}
            {address.is_default_billing && <Badge>{texts.defaultBilling}</Badge>}
          </div>
        )}
      </div>
      <div className={styles.Actions}>
        <ButtonLink
          as={Link}
          id={editLinkId(address.id)}
          to={paths.accountAddresses({ address: address.id })}
          state={FROM_LIST}
          variant="secondary"
          size="sm"
        >
          {texts.edit}
          {which}
        </ButtonLink>
        <Button variant="quiet" size="sm" onClick={onDelete}>
          {texts.delete}
          {which}
        </Button>
      </div>
    </li>
  );
}
