import pino from 'pino';
import type { Logger } from 'pino';
import { describeError, isError } from './describe-error';
import { createLogOutput } from './log-output';
import { redactLine, SECRET_FIELDS } from './redact';

export type { Logger };

/** What LOG_LEVEL may be. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const STDOUT = 1;

/** An error tells its story under whatever name it is given: pino itself knows `err` alone and prints others as {}. */
function tellErrors(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, isError(value) ? describeError(value) : value]),
  );
}

/**
 * JSON lines on stdout, or on the file descriptor `output`, without tokens, passwords and queries of addresses; the same
 * for every process. An output that cannot be written is no failure: see {@link createLogOutput}.
 * @param level of pino, or 'silent'
 * @param name of the process
 */
export function createLogger(level: string, name: string, output: number = STDOUT): Logger {
  const { stream, onRoom } = createLogOutput(output);
  const logger = pino(
    {
      level,
      name,
      redact: { paths: SECRET_FIELDS.flatMap((field) => pathsOf(field)), censor: '[hidden]' },
      serializers: { err: (described: unknown) => described },
      formatters: { log: tellErrors },
      hooks: { streamWrite: redactLine },
    },
    stream,
  );
  onRoom((dropped) => logger.warn({ dropped }, 'log lines were dropped: there was no room for them'));
  return logger;
}

/** As a field and in fields of fields; deeper ones are JSON inside of the line to `redactLine`. */
const pathsOf = (field: string): string[] => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`];
