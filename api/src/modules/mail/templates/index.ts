import { accountDeleted } from './account/account-deleted';
import { backInStock } from './notices/back-in-stock';
import { backInStockConfirm } from './notices/back-in-stock-confirm';
import { confirmNewEmail } from './account/confirm-new-email';
import { emailChangeAsked } from './account/email-change-asked';
import { emailChanged } from './account/email-changed';
import { inquiryAnswer } from './notices/inquiry-answer';
import { inquiryReceived } from './notices/inquiry-received';
import { moneyTrouble } from './orders/money-trouble';
import { newsletterConfirm } from './notices/newsletter-confirm';
import { newsletterKnown } from './notices/newsletter-known';
import { orderCancelled } from './orders/order-cancelled';
import { orderUndelivered } from './orders/order-undelivered';
import { orderChanged } from './orders/order-changed';
import { invoiceCorrected } from './orders/invoice-corrected';
import { orderDelivered } from './orders/order-delivered';
import { orderPaid } from './orders/order-paid';
import { orderPaymentLost } from './orders/order-payment-lost';
import { orderPlaced } from './orders/order-placed';
import { orderRefunded } from './orders/order-refunded';
import { orderShipped } from './orders/order-shipped';
import { passwordChanged } from './account/password-changed';
import { payLaterDecided } from './pay-later/pay-later-decided';
import { payLaterReceipt } from './pay-later/pay-later-receipt';
import { payLaterReminder } from './pay-later/pay-later-reminder';
import { paymentLink } from './orders/payment-link';
import { resetPassword } from './account/reset-password';
import { returnRefunded } from './orders/return-refunded';
import { returnStep } from './orders/return-step';
import { secondFactorOff } from './account/second-factor-off';
import { secondFactorOn } from './account/second-factor-on';
import { staffInvitation } from './account/staff-invitation';
import { giftCard } from './stored-values/gift-card';
import { storeCredit } from './stored-values/store-credit';
import { verifyEmail } from './account/verify-email';
import { wishlistNews } from './notices/wishlist-news';

/** Every mail that the shop writes, by the name that files and the table `mails` know it by. */
export const templates = {
  'account-deleted': accountDeleted,
  'back-in-stock': backInStock,
  'back-in-stock-confirm': backInStockConfirm,
  'confirm-new-email': confirmNewEmail,
  'email-change-asked': emailChangeAsked,
  'email-changed': emailChanged,
  'gift-card': giftCard,
  'inquiry-answer': inquiryAnswer,
  'inquiry-received': inquiryReceived,
  'invoice-corrected': invoiceCorrected,
  'money-trouble': moneyTrouble,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-known': newsletterKnown,
  'order-cancelled': orderCancelled,
  'order-undelivered': orderUndelivered,
  'order-changed': orderChanged,
  'order-delivered': orderDelivered,
  'order-paid': orderPaid,
  'order-payment-lost': orderPaymentLost,
  'order-placed': orderPlaced,
  'order-refunded': orderRefunded,
  'order-shipped': orderShipped,
  'password-changed': passwordChanged,
  'pay-later-decided': payLaterDecided,
  'pay-later-receipt': payLaterReceipt,
  'pay-later-reminder': payLaterReminder,
  'payment-link': paymentLink,
  'reset-password': resetPassword,
  'return-refunded': returnRefunded,
  'return-step': returnStep,
  'second-factor-off': secondFactorOff,
  'second-factor-on': secondFactorOn,
  'staff-invitation': staffInvitation,
  'store-credit': storeCredit,
  'verify-email': verifyEmail,
  'wishlist-news': wishlistNews,
};

export type TemplateName = keyof typeof templates;

/** What one template must be given. */
export type TemplateData<Name extends TemplateName> = Parameters<(typeof templates)[Name]['write']>[0];
