import { compareMessages } from '../messages/compare';

export { CompareTray as Part } from './compare-tray';
export const messages = [compareMessages];
