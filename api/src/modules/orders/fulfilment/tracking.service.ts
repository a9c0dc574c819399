import type { Infra } from '../../../infra';
import { addressGroup } from '@tessera/server/http';
import { presentImage } from '../../../presenters/goods/image';
import type { LimitsService } from '../../limits/limits.service';
import type { OrderEventsService } from '../events/order-events.service';
import { notFound } from '../views/order-views.service';
import { ordersRepository } from '../order/orders.repository';
import type { TrackedOrderView } from '../order/orders.schemas';
import { deliveryOf, presentShipment } from '../order/present-order';
import { shipmentsRepository } from '../order/shipments.repository';

export interface TrackingDeps extends Pick<Infra, 'db'> {
  events: Pick<OrderEventsService, 'listOf'>;
  limits: Pick<LimitsService, 'bucket'>;
}

export type TrackingService = ReturnType<typeof createTrackingService>;

/** From one network address: 20 at once, then one each half minute. */
const BY_ADDRESS = { name: 'track place', burst: 20, every_ms: 30_000 };
/** Of one number, from wherever: nobody tries addresses for it. */
const BY_NUMBER = { name: 'track number', burst: 10, every_ms: 60_000 };

/** What anybody may know of an event; the rest of its data is the buyer's. */
const SHOWN = new Set(['placed', 'paid', 'shipped', 'delivered', 'undelivered', 'cancelled']);

/** How far an order is, for whoever knows its number and its e-mail address. */
export function createTrackingService({ db, events, limits }: TrackingDeps) {
  return {
    /** @throws AppError `orders.not_found` whichever of the two is wrong, `request.rate_limited` */
    async track({ number, email }: { number: string; email: string }, ip: string): Promise<TrackedOrderView> {
      const wanted = number.trim().toUpperCase();
      await limits.bucket(BY_ADDRESS, addressGroup(ip)).take();
      await limits.bucket(BY_NUMBER, wanted).take();
      const row = await ordersRepository.findTracked(db, wanted, email.trim().toLowerCase());
      if (!row) throw notFound();
      const items = await ordersRepository.listItems(db, [row.id]);
      const shipments = await shipmentsRepository.listOf(db, [row.id]);
      const timeline = await events.listOf(db, [row.id]);
      const { status, payment_status, fulfilment_status } = row;
      const { postal_code, city, country } = row.shipping_address;
      return {
        number: row.number,
        placed_at: row.placed_at.toISOString(),
        status,
        payment_status,
        fulfilment_status,
        items: items.map(({ name, options, image, quantity, quantity_shipped, gift_card, backorder }) => ({
          name,
          options,
          quantity,
          quantity_shipped,
          gift_card,
          ...(backorder && { backorder }),
          image: image ? presentImage(image) : null,
        })),
        destination: { postal_code, city, country },
        delivery: deliveryOf(row),
        timeline: timeline
          .filter(({ event }) => SHOWN.has(event))
          .map(({ event, at }) => ({ at: at.toISOString(), event, data: {} })),
        shipments: shipments.map(presentShipment),
      };
    },
  };
}
