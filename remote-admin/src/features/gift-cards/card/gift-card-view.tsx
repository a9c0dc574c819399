import type { AdminGiftCardRecord } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { LANGUAGE_NAMES, useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Link } from '@tessera/shared/vendor/router';
import { RecordHistory } from '../../../audit/record-history';
import { useLateDialog } from '../../../form/use-late-dialog';
import { useRecordNews } from '../../../live/use-staff-news';
import { giftCardMessages } from '../../../messages/gift-cards';
import { Card } from '../../../page/card';
import { Facts } from '../../../page/facts';
import styles from '../../../page/record.module.css';
import rows from '../../../page/rows.module.css';
import { adminPaths } from '../../../paths';
import { RecordFigures } from '../../../records/record-figures';
import { ValueHistory } from '../../../records/value-history';
import { useRights } from '../../../rights/use-rights';
import type { GiftCardDialogsProps } from './gift-card-dialogs';
import { GiftCardHead } from './gift-card-head';
import { blockOf, type GiftCardAction } from './gift-card.model';

const importDialogs = () => import(/* webpackChunkName: "gift-card-dialogs" */ './gift-card-dialogs');

interface GiftCardProps {
  card: AdminGiftCardRecord;
}

interface GiftCardViewProps extends GiftCardProps {
  /** it is not what it was, says the shop's live feed */
  onChanged: () => void;
}

/** What is on the card. */
function GiftCardFigures({ card }: GiftCardProps) {
  const text = useMessages(giftCardMessages);
  const locale = useLocale();
  const { balance, amount, currency, expires_on, disabled_reason } = card;
  const figures = [
    { label: text.figures.balance, value: formatMoney(balance, currency, locale) },
    { label: text.figures.amount, value: formatMoney(amount, currency, locale) },
    { label: text.figures.expires_on, value: expires_on === null ? text.noEnd : formatDate(expires_on, locale) },
  ];
  return (
    <Card title={text.cards.figures}>
      {disabled_reason !== '' && <p className={rows.Words}>{text.disabledFor(disabled_reason)}</p>}
      <RecordFigures figures={figures} />
    </Card>
  );
}

/** To whom it was mailed, and with which words. */
function GiftCardMailed({ card }: GiftCardProps) {
  const text = useMessages(giftCardMessages);
  const locale = useLocale();
  const { email, name, language, message, customer_id, send_on } = card;
  const facts = [
    { label: text.facts.email, value: email === '' ? text.forgotten : email },
    ...(name === '' ? [] : [{ label: text.facts.name, value: name }]),
    { label: text.facts.language, value: LANGUAGE_NAMES[language] },
    ...(message === '' ? [] : [{ label: text.facts.message, value: <span className={rows.Words}>{message}</span> }]),
  ];
  return (
    <Card title={text.cards.mailed}>
      <Facts className={rows.Row} facts={facts} />
      {send_on && <p className={rows.Quiet}>{text.waitsUntil(formatDate(send_on, locale))}</p>}
      {customer_id !== null && (
        <Link className={rows.Link} to={adminPaths.customer(customer_id)}>
          {text.toCustomer}
        </Link>
      )}
    </Card>
  );
}

/** Everything about one gift card, and everything that can be done with it. */
export function GiftCardView({ card, onChanged }: GiftCardViewProps) {
  const text = useMessages(giftCardMessages);
  const whyNot = useRights();
  const { Dialog: Dialogs, opened, open, close } = useLateDialog<GiftCardAction, GiftCardDialogsProps>(importDialogs);

  // A form that is open keeps what it was opened for: what is sent then finds out that somebody was faster.
  useRecordNews('gift_card', card.id, onChanged, opened?.isOpen);

  function reasonOf(action: GiftCardAction): string | undefined {
    const block = blockOf(action, card);
    return whyNot('gift_cards.write') ?? (block && text.blocks[block]);
  }

  return (
    <>
      <GiftCardHead card={card} reasonOf={reasonOf} onAction={open} />
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <GiftCardFigures card={card} />
          <Card title={text.cards.history}>
            <ValueHistory entries={card.entries} currency={card.currency} />
          </Card>
          <RecordHistory type="gift_card" id={card.id} version={card.version} />
        </div>
        <div className={styles.Side}>
          <GiftCardMailed card={card} />
        </div>
      </div>
      {Dialogs && opened && <Dialogs card={card} opened={opened} onClose={close} />}
    </>
  );
}
