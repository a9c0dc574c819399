/** How requests and connections are bounded, in every server of the shop. */
export { addressGroup, shortAddress } from './addresses/address-group';
export { boundConnections, type ConnectionBounds } from './bound-connections';
export { chooseEncoding } from './choose-encoding';
export { cookieIn } from './cookie-in';
export { guardRequests, httpTimes } from './requests/guard-requests';
export { namesTag } from './names-tag';
export { PREVIEW_COOKIE, previewPassIn } from './preview-cookie';
export { redirectKey } from './redirect-key';
export { refuse } from './requests/raw-answer';
export { areProxies, trustedBy } from './addresses/trusted-proxies';
export { isWhole, lingerOnClose } from './requests/unread-body';
export { answerUnreadable } from './requests/unreadable';
