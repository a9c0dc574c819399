export { isPlainPress } from './is-plain-press';
export { phoneHref } from './phone-href';
export { useFollowLinks } from './use-follow-links';
