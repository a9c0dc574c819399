/** How every Node.js process of the shop writes its log. */
export { createLogger, LOG_LEVELS, type Logger } from './logger';
export { exitOnCrash } from './exit-on-crash';
export { RequestLogger } from './request-logger';
export { redactLine } from './redact';
