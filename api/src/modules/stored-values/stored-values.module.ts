import { sql } from 'kysely';
import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
import type { AuditService } from '../audit/audit.service';
import type { LimitsService } from '../limits/limits.service';
import type { MailService } from '../mail/mail.service';
import type { CreditRelease } from '../payments/paying/credit-release.service';
import type { StoreService } from '../store/store.service';
import type { UsersService } from '../users/users.service';
import { createExpiring } from './cards/expiring.service';
import { createGiftCardList } from './cards/gift-card-list.service';
import { createGiftCards } from './cards/gift-cards.service';
import { createRedeeming } from './credit/redeeming.service';
import { createStoreCredit } from './credit/store-credit.service';
import { createOwedFile } from './ledger/owed-file.service';
import { createCardMailing } from './sales/card-mailing.service';
import { createStoredValueLedger } from './ledger/ledger.service';

interface Needs {
  audit: AuditService;
  limits: LimitsService;
  mail: MailService;
  creditRelease: CreditRelease;
  store: StoreService;
  users: UsersService;
}

/** Gift cards and the store credit of customers. */
export const storedValuesModule = defineModule({
  name: 'stored-values',
  services: (infra: Infra, needs: Needs) => {
    const ledger = createStoredValueLedger(infra);
    const shared = { ...infra, ...needs, ledger };
    return {
      storedValueLedger: ledger,
      owedFile: createOwedFile(shared),
      giftCardList: createGiftCardList(infra),
      giftCards: createGiftCards(shared),
      giftCardExpiring: createExpiring(shared),
      giftCardMailing: createCardMailing(shared),
      storeCredit: createStoreCredit(shared),
      redeeming: createRedeeming(shared),
    };
  },
  jobs: async ({ queue }, { storedValueLedger }) => {
    await queue.schedule('stored-values.check', '41 3 * * *', async () => {
      const gaps = await storedValueLedger.check();
      if (gaps.length > 0) throw new Error(`${gaps.length} gift cards and store credits do not add up`);
    });
  },
  hourly: async ({ giftCardExpiring, giftCardMailing }) => {
    await giftCardExpiring.run();
    await giftCardMailing.run();
  },
  retention: (infra) => [
    retainRows(infra, {
      name: 'gift_card_addressees',
      days: { usual: 90, least: 7, most: 1100 },
      table: 'gift_cards',
      old: (before) => sql`email <> '' and state in ('expired', 'used_up') and last_modified_at < ${before}`,
      set: sql`email = '', name = '', message = ''`,
    }),
  ],
  personalData: ({ storeCredit }) => [
    {
      read: async ({ id }) => ({ stored_values: await storeCredit.readPersonal(id) }),
      erase: (trx, { id }, { store_credit }) => storeCredit.erase(trx, id, store_credit),
    },
  ],
  web: async () => {
    const { giftCardsRoutes } = await import('./cards/gift-cards.routes');
    const { giftCardSchemas } = await import('./cards/gift-cards.schemas');
    const { storeCreditRoutes } = await import('./credit/store-credit.routes');
    const { storeCreditSchemas } = await import('./credit/store-credit.schemas');
    return { schemas: [...giftCardSchemas, ...storeCreditSchemas], routes: [giftCardsRoutes, storeCreditRoutes] };
  },
});
