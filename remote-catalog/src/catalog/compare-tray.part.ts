import { compareMessages } from './compare-messages';

export { CompareTray as Part } from './compare-tray';
export const messages = [compareMessages];
