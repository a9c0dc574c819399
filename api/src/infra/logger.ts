import pino from 'pino';
import type { Logger } from 'pino';

export type { Logger };

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'password_hash',
  'access',
  'refresh',
  'refreshToken',
  'token',
  'client_secret',
  'secret_key',
  'webhook_secret',
];

/** JSON lines on stdout, or on the file descriptor `output`; tokens, passwords and cookies never reach them. */
export function createLogger(level: string, name: string, output: number = process.stdout.fd): Logger {
  const options = {
    level,
    name,
    redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
  };
  return pino(options, pino.destination(output));
}
