import { sql } from 'kysely';
import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
import type { ProductIndexService } from '../catalogue/index/product-index.service';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import type { MailService } from '../mail/mail.service';
import type { UsersService } from '../users/users.service';
import type { WishlistService } from '../wishlist/wishlist.service';
import { createBackInStockService } from './back-in-stock.service';
import type { NoticeTokens } from '../wishlist/notice-tokens.service';
import { createNoticesService } from './notices.service';
import { createStockWatchService } from './stock-watch.service';

interface Needs {
  products: ProductFinder;
  productIndex: ProductIndexService;
  users: UsersService;
  mail: MailService;
  wishlist: WishlistService;
  noticeTokens: NoticeTokens;
}

/** Who waits for what is sold out. */
export const backInStockModule = defineModule({
  name: 'back-in-stock',
  services: (infra: Infra, needs: Needs) => {
    const tokens = needs.noticeTokens;
    const backInStock = createBackInStockService({ ...infra, ...needs, tokens });
    return {
      backInStock,
      stockWatch: createStockWatchService({ ...infra, ...needs, tokens }),
      notices: createNoticesService({ tokens, stock: backInStock, wishlist: needs.wishlist }),
    };
  },
  jobs: (_infra, { stockWatch }) => stockWatch.work(),
  hourly: ({ backInStock }) => backInStock.removeUnconfirmed(),
  retention: (infra) => [
    retainRows(infra, {
      name: 'back_in_stock',
      days: { usual: 180, least: 7, most: 730 },
      table: 'stock_subscriptions',
      old: (before) => sql`state in ('told', 'ended') and requested_at < ${before}`,
    }),
  ],
  personalData: ({ backInStock }) => [
    {
      read: async (person) => ({ back_in_stock: await backInStock.listOf(person) }),
      erase: (trx, person) => backInStock.forget(trx, person),
    },
  ],
  web: async () => {
    const { backInStockRoutes } = await import('./back-in-stock.routes');
    const { backInStockSchemas } = await import('./back-in-stock.schemas');
    return { schemas: backInStockSchemas, routes: [backInStockRoutes] };
  },
});
