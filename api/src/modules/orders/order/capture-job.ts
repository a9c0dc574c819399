/** Takes the money that an order's card has reserved; whoever sends off goods or sells a gift card queues it. */
export const CAPTURE_JOB = 'order-capture';
export const CAPTURE_OPTIONS = { retries: 12, retry_delay_seconds: 30 };
