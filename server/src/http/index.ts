/** How requests and connections are bounded, in every server of the shop. */
export { addressGroup, shortAddress } from './address-group';
export { boundConnections, type ConnectionBounds } from './bound-connections';
export { chooseEncoding } from './choose-encoding';
export { guardRequests, httpTimes } from './guard-requests';
export { namesTag } from './names-tag';
export { PREVIEW_COOKIE, previewPassIn } from './preview-cookie';
export { refuse } from './raw-answer';
export { areProxies, trustedBy } from './trusted-proxies';
export { isWhole, lingerOnClose } from './unread-body';
export { answerUnreadable } from './unreadable';
