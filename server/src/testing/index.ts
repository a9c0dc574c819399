/** What tests of a server on a bare connection share. */
export { exchange, type Exchange } from './exchange';
export { BODIES, bytesOf, framingCases, isClear, STATUSES, staysOpen, type FramingCase } from './framing-cases';
