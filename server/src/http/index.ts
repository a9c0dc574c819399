/** How requests and connections are bounded, in every server of the shop. */
export { addressGroup } from './address-group';
export { boundConnections, type ConnectionBounds } from './bound-connections';
export { guardRequests, httpTimes } from './guard-requests';
export { refuse } from './raw-answer';
export { isWhole, lingerOnClose } from './unread-body';
export { answerUnreadable } from './unreadable';
