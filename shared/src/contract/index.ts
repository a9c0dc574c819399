/**
 * The shapes that API and screens share, generated from the API's own route schemas. Field names are the same from
 * table to screen (snake_case); money is an integer in minor units of the `currency` beside it.
 */
import type { components } from './schema.d.ts';

export { PAYMENT_METHOD_NAMES } from './payment-method-names';
export { PAYMENT_METHOD_NAMES_DE } from './payment-method-names.de';
export { RETURN_REASONS } from './return-reasons';
export { READ_WITH } from './rights';
export { roleName, roleNameOf } from './role-names';
export { TO_DO_KEYS } from './to-do-keys';
export { CUSTOMER_SORTS } from './customer-sorts';

type Schemas = components['schemas'];

export type Role = Schemas['Role'];
/** Somebody of the staff, and what they may do. */
export type Me = Schemas['Me'];
export type Right = Schemas['Right'];
export type StaffMember = Schemas['StaffMember'];
export type StaffList = Schemas['StaffList'];
export type StaffRole = Schemas['StaffRole'];
export type StaffRoleList = Schemas['StaffRoleList'];
export type StaffToken = Schemas['StaffToken'];
export type StaffTokenList = Schemas['StaffTokenList'];
export type NewStaffToken = Schemas['NewStaffToken'];
export type AdminRemote = Schemas['AdminRemote'];
export type RemoteVersion = Schemas['RemoteVersion'];
export type RemotePromotion = Schemas['RemotePromotion'];
export type RemoteHistory = Schemas['RemoteHistory'];
export type AuditEntry = Schemas['AuditEntry'];
export type AuditList = Schemas['AuditList'];
export type StoreSettings = Schemas['StoreSettings'];
export type Home = Schemas['Home'];
export type HomeSettings = Schemas['HomeSettings'];
export type HomePicture = Schemas['HomePicture'];
export type PaymentSettings = Schemas['PaymentSettings'];
export type TaxSettings = Schemas['TaxSettings'];
export type TaxRateSetting = Schemas['TaxRateSetting'];
export type TaxPreview = Schemas['TaxPreview'];
export type TaxChange = Schemas['TaxChange'];
export type DeliverySettings = Schemas['DeliverySettings'];
export type DeliveryZoneSetting = Schemas['DeliveryZoneSetting'];
export type DeliveryMethodSetting = Schemas['DeliveryMethodSetting'];
export type DeliveryPreview = Schemas['DeliveryPreview'];
export type DeliveryChange = Schemas['DeliveryChange'];
export type DeliveryWarning = Schemas['DeliveryWarning'];
export type StockState = Schemas['StockState'];

export type Image = Schemas['Image'];
export type Category = Schemas['Category'];
export type AdminAttribute = Schemas['AdminAttribute'];
export type AdminAttributeList = Schemas['AdminAttributeList'];
export type AdminAttributeRecord = Schemas['AdminAttributeRecord'];
export type AdminAttributeValue = Schemas['AdminAttributeValue'];
export type AdminCategory = Schemas['AdminCategory'];
export type AdminCategoryList = Schemas['AdminCategoryList'];
export type AdminPage = Schemas['AdminPage'];
export type AdminPageList = Schemas['AdminPageList'];
export type PageVersion = Schemas['PageVersion'];
export type PageVersionList = Schemas['PageVersionList'];
export type CategoryRef = Schemas['CategoryRef'];
export type ProductSummary = Schemas['ProductSummary'];
export type ProductList = Schemas['ProductList'];
/** A product as a tile shows it. */
export type ProductCard = Schemas['ProductSummary'];
export type ProductCards = Schemas['ProductCards'];
export type Facets = Schemas['Facets'];
export type FacetValue = Schemas['FacetValue'];
export type AttributeFacet = Schemas['AttributeFacet'];
export type Understood = Schemas['Understood'];
export type UnitPrice = Schemas['UnitPrice'];
export type ProductAttribute = Schemas['ProductAttribute'];
export type SynonymList = Schemas['SynonymList'];
export type RedirectList = Schemas['RedirectList'];
export type SearchReport = Schemas['SearchReport'];
export type RelatedProducts = Schemas['RelatedProducts'];
export type Suggestions = Schemas['Suggestions'];
export type Variant = Schemas['Variant'];
export type Product = Schemas['Product'];

export type CartItem = Schemas['CartItem'];
export type Cart = Schemas['Cart'];
export type AppliedCoupon = Schemas['AppliedCoupon'];
export type CartNotice = Schemas['CartNotice'];
export type DeliveryEstimate = Schemas['DeliveryEstimate'];
export type DeliveryCountries = Schemas['DeliveryCountries'];
export type DeliveryOffer = Schemas['DeliveryOffer'];

export type AddressFields = Schemas['AddressFields'];
export type TaxLine = Schemas['TaxLine'];
export type Totals = Schemas['Totals'];
export type OrderTotals = Schemas['OrderTotals'];
export type Checkout = Schemas['Checkout'];
export type CheckoutTerms = Schemas['CheckoutTerms'];
export type CheckoutLine = Schemas['CheckoutLine'];
export type CheckoutProblem = Schemas['CheckoutProblem'];

/** An order that staff write for somebody. */
export type OrderDraft = Schemas['OrderDraft'];
export type OrderDraftList = Schemas['OrderDraftList'];
export type OrderDraftSummary = Schemas['OrderDraftSummary'];
export type DraftVariant = Schemas['DraftVariant'];
export type DraftVariantList = Schemas['DraftVariantList'];
export type DraftCustomer = Schemas['DraftCustomer'];
export type DraftCustomerList = Schemas['DraftCustomerList'];
export type PlacedDraft = Schemas['PlacedDraft'];
export type PaymentLink = Schemas['PaymentLink'];
export type PaymentLinkList = Schemas['PaymentLinkList'];
export type NewPaymentLink = Schemas['NewPaymentLink'];
/** What whoever has a link to pay an order sees of it. */
export type OrderToPay = Schemas['OrderToPay'];

export type PaymentMethod = Schemas['PaymentMethod'];
export type Payment = Schemas['Payment'];
export type PaymentAction = Schemas['PaymentAction'];
export type PaymentOfferList = Schemas['PaymentOfferList'];
export type PaymentOffer = Schemas['PaymentOffer'];
export type Instalment = Schemas['Instalment'];
export type PayLaterSchedule = Schemas['PayLaterSchedule'];
export type PayLaterAccount = Schemas['PayLaterAccount'];
export type PlanOffer = Schemas['PlanOffer'];
export type PlanOffers = Schemas['PlanOffers'];
export type InstalmentPayment = Schemas['InstalmentPayment'];
export type TestCardToken = Schemas['TestCardToken'];
export type AdminPayLaterAccount = Schemas['AdminPayLaterAccount'];
export type AdminPayLaterList = Schemas['AdminPayLaterList'];
export type AdminPayLaterRecord = Schemas['AdminPayLaterRecord'];
export type PayLaterAdjustment = Schemas['PayLaterAdjustment'];
export type PayLaterAgeing = Schemas['PayLaterAgeing'];
export type PayLaterEntries = Schemas['PayLaterEntries'];
export type PayLaterRequests = Schemas['PayLaterRequests'];
export type PayLaterPlan = Schemas['PayLaterPlan'];

export type Order = Schemas['Order'];
export type OrderStatus = Schemas['OrderStatus'];
export type OrderPaymentStatus = Schemas['OrderPaymentStatus'];
export type FulfilmentStatus = Schemas['FulfilmentStatus'];
export type OrderItem = Schemas['OrderItem'];
export type OrderEvent = Schemas['OrderEvent'];
export type OrderDelivery = Schemas['OrderDelivery'];
export type OrderInvoice = Schemas['OrderInvoice'];
export type OrderSummary = Schemas['OrderSummary'];
export type OrderList = Schemas['OrderList'];
export type OrderRefund = Schemas['OrderRefund'];
/** What staff note about an order or a return. */
export type StaffNote = Schemas['StaffNote'];
export type AdminOrderEvent = Schemas['AdminOrderEvent'];
export type OrderMail = Schemas['OrderMail'];
export type OrderMailList = Schemas['OrderMailList'];
export type MailSentAgain = Schemas['MailSentAgain'];
export type OrderHold = Schemas['OrderHold'];
export type OrderPayment = Schemas['OrderPayment'];
export type OrderDispute = Schemas['OrderDispute'];
export type OrderEditPreview = Schemas['OrderEditPreview'];
export type RefundPreview = Schemas['RefundPreview'];
export type PlacedOrder = Schemas['PlacedOrder'];
export type Reordered = Schemas['Reordered'];
export type Shipment = Schemas['Shipment'];
export type TrackedOrder = Schemas['TrackedOrder'];
export type Download = Schemas['Download'];
export type SavedView = Schemas['SavedView'];
export type SavedViewList = Schemas['SavedViewList'];
export type ProductFile = Schemas['ProductFile'];
export type ProductCheckResult = Schemas['ProductCheckResult'];
export type ProductCheckItem = Schemas['ProductCheckItem'];
export type ProductCheckItemList = Schemas['ProductCheckItemList'];
export type StaffJob = Schemas['StaffJob'];
export type StaffJobList = Schemas['StaffJobList'];
export type StaffJobRow = Schemas['StaffJobRow'];
export type StaffJobRowList = Schemas['StaffJobRowList'];
export type StaffNotice = Schemas['StaffNotice'];
export type StaffNoticeList = Schemas['StaffNoticeList'];
export type StaffCounts = Schemas['StaffCounts'];
export type Presence = Schemas['Presence'];
export type AdminOrder = Schemas['AdminOrder'];
export type AdminOrderSummary = Schemas['AdminOrderSummary'];
export type AdminOrderList = Schemas['AdminOrderList'];

export type Profile = Schemas['Profile'];
export type Tokens = Schemas['Tokens'];
export type SignedIn = Schemas['SignedIn'];
export type SecondFactor = Schemas['SecondFactor'];
export type SecondFactorSecret = Schemas['SecondFactorSecret'];
export type RecoveryCodes = Schemas['RecoveryCodes'];
export type Message = Schemas['Message'];
export type Session = Schemas['Session'];
export type SessionList = Schemas['SessionList'];
export type Address = Schemas['Address'];
export type AddressList = Schemas['AddressList'];

export type Hero = Schemas['Hero'];
export type Store = Schemas['Store'];
export type Contact = Schemas['Contact'];
export type SocialLink = Schemas['SocialLink'];

export type Page = Schemas['Page'];
export type PageSection = Schemas['PageSection'];
export type PagePart = Schemas['PagePart'];
export type PageList = Schemas['PageList'];

export type Subscriber = Schemas['Subscriber'];
export type SubscriberList = Schemas['SubscriberList'];
export type InquiryReceipt = Schemas['InquiryReceipt'];
export type InquiryState = Schemas['InquiryState'];
export type AdminInquiry = Schemas['AdminInquiry'];
export type AdminInquirySummary = Schemas['AdminInquirySummary'];
export type AdminInquiryList = Schemas['AdminInquiryList'];
export type SavedAnswer = Schemas['SavedAnswer'];
export type SavedAnswerList = Schemas['SavedAnswerList'];
export type InquiryAssignees = Schemas['InquiryAssignees'];
export type ErrorReport = Schemas['ErrorReport'];
export type ErrorReportGroup = Schemas['ErrorReportGroup'];
export type ErrorReportGroupList = Schemas['ErrorReportGroupList'];
export type ErrorReportGroupRecord = Schemas['ErrorReportGroupRecord'];
export type ReportReceipt = Schemas['ReportReceipt'];
export type Health = Schemas['Health'];
export type Status = Schemas['Status'];

/** RFC 9457 problem details with our extensions. */
export type Problem = Schemas['Problem'];

export type Dashboard = Schemas['Dashboard'];
export type SalesPoint = Schemas['SalesPoint'];
export type SalesTotals = Schemas['SalesTotals'];
export type TopProduct = Schemas['TopProduct'];
export type StockAtRisk = Schemas['StockAtRisk'];
export type ToDo = Schemas['ToDo'];
export type AdminSummary = Schemas['AdminSummary'];
export type ProductRecord = Schemas['ProductRecord'];
export type ProductRecordVariant = Schemas['ProductRecordVariant'];
export type ProductCheck = Schemas['ProductCheck'];
export type ProductChecks = Schemas['ProductChecks'];
export type Sheet = Schemas['Sheet'];
export type SheetRow = Schemas['SheetRow'];
export type SheetAnswer = Schemas['SheetAnswer'];
export type ProductVersion = Schemas['ProductVersion'];
export type ProductVersionList = Schemas['ProductVersionList'];
export type ProductVersionRecord = Schemas['ProductVersionRecord'];
/** What this browser sees before everybody does. */
export type PreviewNow = Schemas['PreviewNow'];
export type PreviewLink = Schemas['PreviewLink'];
export type ProductStatus = Schemas['ProductStatus'];
export type AdminCoupon = Schemas['AdminCoupon'];
export type AdminCouponList = Schemas['AdminCouponList'];
export type AdminCouponRecord = Schemas['AdminCouponRecord'];
export type CouponOrder = Schemas['CouponOrder'];
export type AdminTransaction = Schemas['AdminTransaction'];
export type AdminTransactionList = Schemas['AdminTransactionList'];
export type AdminTransactionSums = Schemas['AdminTransactionSums'];
export type MonthClosing = Schemas['MonthClosing'];
export type RecordedClosing = Schemas['RecordedClosing'];
export type RecordedClosingList = Schemas['RecordedClosingList'];
export type Reconciliation = Schemas['Reconciliation'];
export type ReconciliationLine = Schemas['ReconciliationLine'];
export type ReconciliationLineList = Schemas['ReconciliationLineList'];
export type ReconciliationList = Schemas['ReconciliationList'];
export type Report = Schemas['Report'];
export type ReportRow = Schemas['ReportRow'];
export type AdminCustomer = Schemas['AdminCustomer'];
export type AdminCustomerList = Schemas['AdminCustomerList'];
export type CustomerRecord = Schemas['CustomerRecord'];
export type CustomerGroup = Schemas['CustomerGroup'];
export type CustomerGroupList = Schemas['CustomerGroupList'];
export type AdminProduct = Schemas['AdminProduct'];
export type AdminProductList = Schemas['AdminProductList'];
export type InventoryState = Schemas['InventoryState'];
export type InventoryItem = Schemas['InventoryItem'];
export type InventoryList = Schemas['InventoryList'];
export type StockMovement = Schemas['StockMovement'];
export type StockHistory = Schemas['StockHistory'];
export type StockTake = Schemas['StockTake'];

export type Return = Schemas['Return'];
export type ReturnItem = Schemas['ReturnItem'];
export type ReturnState = Schemas['ReturnState'];
export type ReturnReason = Schemas['ReturnReason'];
export type AdminReturn = Schemas['AdminReturn'];
export type AdminReturnItem = Schemas['AdminReturnItem'];
/** A return as lists of staff show it. */
export type AdminReturnSummary = Schemas['AdminReturnSummary'];
export type AdminReturnList = Schemas['AdminReturnList'];
export type InvoiceLink = Schemas['InvoiceLink'];

export type Review = Schemas['Review'];
export type ReviewList = Schemas['ReviewList'];
export type ReviewSummary = Schemas['ReviewSummary'];
export type ReviewState = Schemas['ReviewState'];
export type MyReview = Schemas['MyReview'];
export type AdminReview = Schemas['AdminReview'];
export type AdminReviewList = Schemas['AdminReviewList'];
export type ReviewDecisions = Schemas['ReviewDecisions'];
export type Upload = Schemas['Upload'];
export type WatchedVariants = Schemas['WatchedVariants'];
export type WishlistItem = Schemas['WishlistItem'];
export type Wishlist = Schemas['Wishlist'];
export type SharedWishlist = Schemas['SharedWishlist'];
export type RecentlyViewed = Schemas['RecentlyViewed'];
