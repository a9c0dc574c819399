import { sizeGuideMessages } from '../../messages/size-guide';

export { SizeGuide as Part } from './size-guide';
export const messages = [sizeGuideMessages];
