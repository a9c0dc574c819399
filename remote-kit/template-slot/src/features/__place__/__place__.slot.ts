import { slotMessages } from '../../messages/__place__';

export { Slot } from './__place__-slot';

export const messages = [slotMessages];
