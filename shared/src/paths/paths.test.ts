import fc from 'fast-check';
import { paths } from '@tessera/shared/paths';

test('the addresses of docs/product.md §2 stay what they are', () => {
  expect({
    home: paths.home(),
    products: paths.products(),
    all_products: paths.products({ category: 'all' }),
    search: paths.products({ category: 'all', search: 'oat & co', sort: '-price', page: 2 }),
    category: paths.category('table-ware'),
    category_page: paths.category('table-ware', { sort: 'newest', page: 3 }),
    product: paths.product('ember-mug'),
    cart: paths.cart(),
    wishlist: paths.wishlist(),
    shared_wishlist: paths.sharedWishlist('a/b'),
    checkout: paths.checkout(),
    checkout_part: paths.checkout({ part: 'delivery' }),
    confirmation: paths.confirmation('K7-2M'),
    orders: paths.orders(),
    order: paths.order('K7-2M'),
    account: paths.account(),
    account_addresses: paths.accountAddresses(),
    account_address: paths.accountAddresses({ address: 'new' }),
    account_security: paths.accountSecurity(),
    account_privacy: paths.accountPrivacy(),
    contact: paths.page('contact'),
    size_guide: paths.page('size-guide'),
    login: paths.login(),
    signup: paths.signup(),
    forgot_password: paths.forgotPassword(),
    admin: paths.admin(),
    admin_orders: paths.adminOrders({ search: 'K7-2M' }),
    admin_order: paths.adminOrder('0198'),
    admin_products: paths.adminProducts({ search: 'mug', page: 2 }),
    admin_login: paths.adminLogin(),
  }).toMatchInlineSnapshot(`
   {
     "account": "/account",
     "account_address": "/account/addresses?address=new",
     "account_addresses": "/account/addresses",
     "account_privacy": "/account/privacy",
     "account_security": "/account/security",
     "admin": "/admin",
     "admin_login": "/admin/auth/login",
     "admin_order": "/admin/orders/0198",
     "admin_orders": "/admin/orders?search=K7-2M",
     "admin_products": "/admin/products?search=mug&page=2",
     "all_products": "/products?category=all",
     "cart": "/cart",
     "category": "/products/category/table-ware",
     "category_page": "/products/category/table-ware?sort=newest&page=3",
     "checkout": "/checkout",
     "checkout_part": "/checkout?part=delivery",
     "confirmation": "/checkout/confirmation/K7-2M",
     "contact": "/contact",
     "forgot_password": "/auth/forgot-password",
     "home": "/",
     "login": "/auth/login",
     "order": "/orders/K7-2M",
     "orders": "/orders",
     "product": "/products/ember-mug",
     "products": "/products",
     "search": "/products?category=all&search=oat+%26+co&sort=-price&page=2",
     "shared_wishlist": "/wishlist/shared/a%2Fb",
     "signup": "/auth/signup",
     "size_guide": "/size-guide",
     "wishlist": "/wishlist",
   }
  `);
});

test('the first page and empty values leave no trace in the address', () => {
  expect(paths.products({ search: '', page: 1 })).toBe('/products');
});

test('whatever a slug holds stays one segment of the path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (slug) => {
      const [, area, product, ...rest] = paths.product(slug).split('/');
      expect([area, decodeURIComponent(product ?? ''), rest]).toEqual(['products', slug, []]);
    }),
  );
});
