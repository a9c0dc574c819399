import type { AdminOrder, Right } from '@tessera/shared/contract';
import type { MockCall, MockHandler } from '@tessera/shared/testing';
import { adminOrder } from '../../../testing/sales/order-fixtures';
import { me } from '../../../testing/settings-fixtures';
import { renderStaffPage, writesOf } from '../../../testing/staff-page';
import { Page } from '../order-page';

/** Somebody who packs, and may do what is named. */
export const packer = (rights: Right[] = ['orders.read', 'orders.write', 'orders.refund', 'products.read']) =>
  me({ rights, role: { id: 'role-1', key: null, name: 'Packer' } });

/** The page of an order for somebody who packs. @param api what is answered beside the order, its links and mails */
export const renderOrder = (order: AdminOrder = adminOrder(), api: Record<string, MockHandler> = {}) =>
  renderStaffPage(<Page />, {
    path: '/admin/orders/:order',
    url: '/admin/orders/K-1042',
    api: {
      'GET admin/orders/:id': order,
      'PUT admin/orders/:id/presence': { others: [] },
      'DELETE admin/orders/:id/presence': undefined,
      'GET admin/me': packer(),
      'GET admin/orders/:id/payment-links': { items: [], owed: 0 },
      'GET admin/orders/:id/mails': { items: [], to: 'ada@example.com' },
      ...api,
    },
  });

/** What was sent to change the order. */
export const writes = (calls: MockCall[]) => writesOf(calls, '/presence');
