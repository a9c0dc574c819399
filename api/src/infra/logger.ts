export { createLogger, exitOnCrash, type Logger } from '@tessera/shared/logging';
