import { reviewFormMessages } from '../../messages/review-form';

export { ReviewForm as Part } from './review-form';
export const messages = [reviewFormMessages];
