import { lateLayout } from './late-layout';

export { SearchForm } from './search-form';
export { ShopLayout } from './shop-layout';

// chunks named `layout-<name>`: the web server sends their sheets and hints with the pages that have them
export const AdminLayout = lateLayout(() =>
  import(/* webpackChunkName: "layout-admin" */ './admin-layout').then((module) => module.AdminLayout),
);
export const AuthLayout = lateLayout(() =>
  import(/* webpackChunkName: "layout-auth" */ './auth-layout').then((module) => module.AuthLayout),
);
