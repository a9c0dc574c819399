import { zoomMessages } from './zoom-messages';

export { Zoom as Part } from './zoom';
export const messages = [zoomMessages];
