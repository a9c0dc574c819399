import { zoomMessages } from '../../messages/zoom';

export { Zoom as Part } from './zoom';
export const messages = [zoomMessages];
