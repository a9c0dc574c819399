/** Pictures that people send with a review or a return. */
export { sendPicture } from './send-picture';
