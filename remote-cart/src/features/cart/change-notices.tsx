import { noteKeptSeen } from '@tessera/shared/cart';
import { api } from '@tessera/shared/client';
import type { Cart, CartNotice, Profile } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { profileQuery } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { Alert, Button } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { useLocale } from '../../frame/page-locale';
import { cartMessages } from '../../messages/cart';
import styles from './change-notices.module.css';

type Texts = typeof cartMessages.loaded.en & object;

function noticeText(text: Texts, money: (minor: number) => string, { kind, name, before, now }: CartNotice): string {
  switch (kind) {
    case 'price_up':
      return text.priceUp(name, money(before), money(now));
    case 'price_down':
      return text.priceDown(name, money(before), money(now));
    case 'stock_short':
      return text.stockShort(name, now);
    case 'sold_out':
      return text.nowSoldOut(name);
    case 'gone':
      return text.gone(name);
  }
}

/** What has changed since the shopper was here last, line by line, until they say that they have seen it. */
export function ChangeNotices({ cart }: { cart: Cart }) {
  const text = useMessages(cartMessages);
  const money = moneyFormat(cart.currency, useLocale());
  const queryClient = useQueryClient();
  const hasAccount = useSession(({ status }) => status === 'signed-in');
  const seen = useMutation({
    mutationFn: () => api.post<Cart>('cart/notices/seen'),
    onSuccess: (answer) =>
      queryClient.setQueryData<Profile>(profileQuery().queryKey, (profile) => profile && { ...profile, cart: answer }),
  });
  // gone at once; a failure brings them back
  if (cart.notices.length === 0 || seen.isPending) return null;
  return (
    <Alert>
      <div className={styles.Notices}>
        <div>
          <p className={styles.Title}>{text.changed}</p>
          <ul className={styles.List}>
            {cart.notices.map((notice) => (
              <li key={`${notice.variant_id} ${notice.kind}`}>{noticeText(text, money, notice)}</li>
            ))}
          </ul>
        </div>
        <Button variant="secondary" size="sm" onClick={() => (hasAccount ? seen.mutate() : void noteKeptSeen(cart))}>
          {text.gotIt}
        </Button>
      </div>
    </Alert>
  );
}
