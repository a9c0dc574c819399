import type { AdminInquiry } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/vendor/router';
import { inquiryMessages } from '../../../messages/support/inquiry';
import { supportMessages } from '../../../messages/support/support';
import { Card } from '../../../page/card';
import { Facts } from '../../../page/facts';
import rows from '../../../page/rows.module.css';
import { adminPaths } from '../../../paths';
import styles from './inquiry-side.module.css';

/** Who wrote, about what, and whose it is to answer. */
export function InquirySender({ inquiry }: { inquiry: AdminInquiry }) {
  const text = useMessages(inquiryMessages);
  const words = useMessages(supportMessages);
  const { name, email, language, customer, type, reference, assigned_to } = inquiry;
  const facts = [
    { label: words.columns.reference, value: reference },
    { label: words.columns.type, value: words.types[type] },
    { label: text.assigned, value: assigned_to?.name ?? words.nobody },
  ];
  return (
    <Card title={text.sender}>
      <div className={styles.Sender}>
        <p className={rows.Strong}>{name || text.noName}</p>
        <p className={styles.Address}>{email}</p>
        <p className={rows.Quiet}>{text.language[language]}</p>
        {customer && (
          <>
            <p>
              <Link className={rows.Link} to={adminPaths.customer(customer.id)}>
                {text.customer}
              </Link>
            </p>
            {customer.matched_by === 'email' && <p className={rows.Quiet}>{text.sameAddress}</p>}
          </>
        )}
      </div>
      <Facts className={styles.Facts} facts={facts} />
    </Card>
  );
}
