import type { RemoteDescriptor } from '@tessera/shared/composition';
import { findTaken, ownersOf } from '@tessera/shared/remote-rules';
import { AppError } from '../../../errors/errors';
import type { Trx } from '../../../infra/database/db';
import { remotesRepository } from '../registry/remotes.repository';

/**
 * What lies in a segment of a live remote is that remote's: `/cart` and all below it, `/` alone (decision 23).
 * @param trx one that holds the lock of the remotes
 * @throws AppError `remotes.route_taken`
 */
export async function refuseTakenRoutes(trx: Trx, descriptor: RemoteDescriptor): Promise<void> {
  const owners = ownersOf(await remotesRepository.listLive(trx));
  const taken = findTaken({ name: descriptor.name, descriptor }, owners);
  if (!taken) return;
  const { index, path, owner, owned } = taken;
  throw new AppError('remotes.route_taken', { path, owner, owned }, { field: `routes.${index}.path` });
}
