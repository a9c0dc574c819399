import { sizeGuideMessages } from './size-guide-messages';

export { SizeGuide as Part } from './size-guide';
export const messages = [sizeGuideMessages];
