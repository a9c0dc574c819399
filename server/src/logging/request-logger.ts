import type { FastifyBaseLogger } from 'fastify';

type Line = [what: unknown, text?: string, ...more: unknown[]];
type Say = (...line: Line) => void;

/**
 * The logger of one request, made when its first line is written: most requests write none, and to make one costs a twentieth of
 * sending a page that is at hand. Fastify's `childLoggerFactory`.
 */
export class RequestLogger {
  private made: FastifyBaseLogger | undefined;

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly bindings: Record<string, unknown>,
  ) {}

  /** For `fastify({ childLoggerFactory })`. */
  static of(this: void, parent: FastifyBaseLogger, bindings: Record<string, unknown>): FastifyBaseLogger {
    return new RequestLogger(parent, bindings);
  }

  private say(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace', line: Line): void {
    this.made ??= this.parent.child(this.bindings);
    (this.made[level] as Say)(...line); // pino's overloads, which take all that is handed on here
  }

  get level(): string {
    return this.parent.level;
  }

  fatal(...line: Line): void {
    this.say('fatal', line);
  }

  error(...line: Line): void {
    this.say('error', line);
  }

  warn(...line: Line): void {
    this.say('warn', line);
  }

  info(...line: Line): void {
    this.say('info', line);
  }

  debug(...line: Line): void {
    this.say('debug', line);
  }

  trace(...line: Line): void {
    this.say('trace', line);
  }

  silent(): void {
    // as pino has it
  }

  child(...more: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    this.made ??= this.parent.child(this.bindings);
    return this.made.child(...more);
  }
}
