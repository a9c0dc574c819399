/** How requests are read: the same in the web server and in the API, and nothing for browsers. */
export { chooseEncoding } from './choose-encoding';
export { namesTag } from './names-tag';
export { placeOf, shortAddress } from './place';
