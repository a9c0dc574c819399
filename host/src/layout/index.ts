export { AdminLayout } from './admin-layout';
export { AuthLayout } from './auth-layout';
export { SearchForm } from './search-form';
export { ShopLayout } from './shop-layout';
