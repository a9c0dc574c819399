export { createLogger, exitOnCrash, type Logger } from '@tessera/server/logging';
