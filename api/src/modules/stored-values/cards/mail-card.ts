import type { Trx } from '../../../infra/database/db';
import type { MailService } from '../../mail/mail.service';
import type { GiftCardRow } from '../ledger/ledger.repository';

type Mailed = Pick<GiftCardRow, 'email' | 'name' | 'message' | 'language' | 'currency' | 'expires_on'>;

/**
 * Mails the code of a card to whom it is for, as part of `trx`: it is told to nobody else.
 * @param amount what is on it, minor units
 * @param from who gives it, by name; empty: it is not said
 */
export const mailCard = (
  mail: Pick<MailService, 'send'>,
  trx: Trx,
  { email, language, name, message, currency, expires_on }: Mailed,
  { amount, code, from = '' }: { amount: number; code: string; from?: string },
): Promise<void> =>
  mail.send(trx, {
    to: email,
    template: 'gift-card',
    language,
    data: { name, message, currency, expires_on, amount, code, from },
  });
