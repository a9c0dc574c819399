import type { CustomerRecord } from '@tessera/shared/contract';
import { LANGUAGE_NAMES, useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { BareButton } from '../../../controls/actions/bare-button';
import type { PressAction } from '../../../controls/actions/use-press';
import { customerMessages } from '../../../messages/customers/customer';
import { Card } from '../../../page/card';
import rows from '../../../page/rows.module.css';

interface CustomerContactProps {
  customer: CustomerRecord;
  /** why it cannot be changed */
  reason: string | undefined;
  onEdit: PressAction;
}

/** How to reach them, and how they sign in. */
export function CustomerContact({ customer, reason, onEdit }: CustomerContactProps) {
  const text = useMessages(customerMessages);
  const { email, email_verified, phone, username, language, has_second_factor } = customer;
  return (
    <Card
      title={text.contact}
      action={
        <BareButton label={text.editContact} reason={reason} onClick={onEdit}>
          {text.edit}
        </BareButton>
      }
    >
      <div className={rows.Row}>
        <p className={rows.Head}>
          <a className={rows.Link} href={`mailto:${email}`}>
            {email}
          </a>
          <Badge tone={email_verified ? 'success' : 'warning'}>
            {email_verified ? text.confirmed : text.unconfirmed}
          </Badge>
        </p>
        {phone ? (
          <p>
            <a className={rows.Link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </p>
        ) : (
          <p className={rows.Quiet}>{text.noPhone}</p>
        )}
      </div>
      <div className={rows.Row}>
        <p className={rows.Quiet}>{text.username(username)}</p>
        <p className={rows.Quiet}>{text.language(LANGUAGE_NAMES[language])}</p>
        <p className={rows.Quiet}>{has_second_factor ? text.secondFactor.on : text.secondFactor.off}</p>
      </div>
    </Card>
  );
}
