export { AdminLayout } from './admin-layout';
export { AuthLayout } from './auth-layout';
export { ShopLayout } from './shop-layout';
