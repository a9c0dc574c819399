import { lateComponent } from '@tessera/shared/late';
import { BareLayout } from './frame/bare-layout';
import type { LayoutProps } from './frame/layout-props';

export type { LayoutProps } from './frame/layout-props';
export { RouteAnnouncer } from './frame/route-announcer';
export { ShopLayout } from './shop-layout';

const bare = () => ({ default: BareLayout });

// Layouts whose code comes with the first page that has them: what shoppers never see costs them nothing. Chunks named
// `layout-<name>`: the web server sends their sheets and hints with the pages that have them.
export const AdminLayout = lateComponent<LayoutProps>(() =>
  import(/* webpackChunkName: "layout-admin" */ './admin/admin-layout').catch(bare),
);
export const CheckoutLayout = lateComponent<LayoutProps>(() =>
  import(/* webpackChunkName: "layout-checkout" */ './checkout/checkout-layout').catch(bare),
);
export const AuthLayout = lateComponent<LayoutProps>(() =>
  import(/* webpackChunkName: "layout-auth" */ './auth-layout').catch(bare),
);
