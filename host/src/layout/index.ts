export { AdminLayout } from './admin-layout';
export { AuthLayout } from './auth-layout';
export type { LayoutProps } from './layout-props';
export { ShopLayout } from './shop-layout';
export { themeScript } from './theme';
