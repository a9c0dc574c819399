import { reviewFormMessages } from './review-form-messages';

export { ReviewForm as Part } from './review-form';
export const messages = [reviewFormMessages];
