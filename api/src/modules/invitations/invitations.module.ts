import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createInvitationsService } from './invitations.service';
import type { InvitationsDeps } from './invitations.service';

/** How somebody comes to work in the shop. */
export const invitationsModule = defineModule({
  name: 'invitations',
  services: (infra: Infra, needs: Omit<InvitationsDeps, 'db'>) => ({
    invitations: createInvitationsService({ ...infra, ...needs }),
  }),
  web: async () => ({ routes: [(await import('./invitations.routes')).invitationsRoutes] }),
});
