import { accountDeleted } from './account-deleted';
import { backInStock } from './back-in-stock';
import { backInStockConfirm } from './back-in-stock-confirm';
import { confirmNewEmail } from './confirm-new-email';
import { emailChangeAsked } from './email-change-asked';
import { emailChanged } from './email-changed';
import { inquiryReceived } from './inquiry-received';
import { newsletterConfirm } from './newsletter-confirm';
import { newsletterKnown } from './newsletter-known';
import { orderCancelled } from './order-cancelled';
import { orderDelivered } from './order-delivered';
import { orderPaid } from './order-paid';
import { orderPlaced } from './order-placed';
import { orderRefunded } from './order-refunded';
import { orderShipped } from './order-shipped';
import { passwordChanged } from './password-changed';
import { payLaterDecided } from './pay-later-decided';
import { payLaterReceipt } from './pay-later-receipt';
import { payLaterReminder } from './pay-later-reminder';
import { resetPassword } from './reset-password';
import { returnStep } from './return-step';
import { verifyEmail } from './verify-email';
import { wishlistNews } from './wishlist-news';

/** Every mail that the shop writes, by the name that files and the table `mails` know it by. */
export const templates = {
  'account-deleted': accountDeleted,
  'back-in-stock': backInStock,
  'back-in-stock-confirm': backInStockConfirm,
  'confirm-new-email': confirmNewEmail,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'inquiry-received': inquiryReceived,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-known': newsletterKnown,
  'order-cancelled': orderCancelled,
  'order-delivered': orderDelivered,
  'order-paid': orderPaid,
  'order-placed': orderPlaced,
  'order-refunded': orderRefunded,
  'order-shipped': orderShipped,
  'password-changed': passwordChanged,
  'pay-later-decided': payLaterDecided,
  'pay-later-receipt': payLaterReceipt,
  'pay-later-reminder': payLaterReminder,
  'reset-password': resetPassword,
  'return-step': returnStep,
  'verify-email': verifyEmail,
  'wishlist-news': wishlistNews,
};

export type TemplateName = keyof typeof templates;

/** What one template must be given. */
export type TemplateData<Name extends TemplateName> = Parameters<(typeof templates)[Name]['en']>[0];
