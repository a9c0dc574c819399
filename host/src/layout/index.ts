import { withMessages } from '../messages/with-messages';
import { lateLayout } from './frame/late-layout';

export { ShopLayout } from './shop-layout';

// chunks named `layout-<name>`: the web server sends their sheets and hints with the pages that have them
export const AdminLayout = lateLayout(() =>
  withMessages(import(/* webpackChunkName: "layout-admin" */ './admin/admin-layout.part')).then(
    (module) => module.AdminLayout,
  ),
);
export const AuthLayout = lateLayout(() =>
  import(/* webpackChunkName: "layout-auth" */ './auth-layout').then((module) => module.AuthLayout),
);
