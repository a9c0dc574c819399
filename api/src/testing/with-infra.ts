import { loadConfig } from '../core/config';
import { closeInfra, createInfra, type Infra } from '../infra';
import { createLogger } from '../infra/process/logger';

/**
 * Lends what services need, as another process of a shop that runs would have it, and takes it back afterwards.
 * @param settings the shop's own, by their names in the environment
 */
export async function withInfra<T>(
  settings: Record<string, string | undefined>,
  run: (infra: Infra) => Promise<T>,
): Promise<T> {
  const config = loadConfig(settings);
  const infra = createInfra({ config, logger: createLogger('silent', 'testing') });
  try {
    return await run(infra);
  } finally {
    await closeInfra(infra);
  }
}
