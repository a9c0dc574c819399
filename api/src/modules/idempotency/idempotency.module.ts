import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createIdempotencyService } from './idempotency.service';

/** Answers that are kept for requests that are sent again (plugins/idempotency.ts). */
export const idempotencyModule = defineModule({
  name: 'idempotency',
  services: (infra: Infra) => ({ idempotency: createIdempotencyService(infra) }),
  hourly: ({ idempotency }) => idempotency.removeExpired(),
});
