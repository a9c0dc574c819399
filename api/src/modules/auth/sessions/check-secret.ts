import { WrongSecret } from '../../../errors/wrong-secret';
import type { Infra } from '../../../infra';
import type { SessionsService } from './sessions.service';

/**
 * Keeps a process from starting with a SHOP_SECRET that is not its database's. A database that cannot be asked now stops
 * nothing: /readyz asks again.
 * @throws WrongSecret
 */
export async function checkSecret(
  { logger }: Pick<Infra, 'logger'>,
  sessions: Pick<SessionsService, 'checkSecret'>,
): Promise<void> {
  await sessions.checkSecret().catch((error: unknown) => {
    if (error instanceof WrongSecret) throw error;
    logger.warn({ error }, 'SHOP_SECRET could not be tried at the database yet');
  });
}
