/** What each answer of the stand-in is, in the official client's own words. The conformance test reads these types. */
import type Stripe from 'stripe'

export interface Answers {
  balanceTransaction: Stripe.CustomerBalanceTransaction
  charge: Stripe.Charge
  coupon: Stripe.Coupon
  customer: Stripe.Customer
  deletedCustomer: Stripe.DeletedCustomer
  discount: Stripe.Discount
  dispute: Stripe.Dispute
  event: Stripe.Event
  invoice: Stripe.Invoice
  invoicePayment: Stripe.InvoicePayment
  lineItem: Stripe.LineItem
  paymentIntent: Stripe.PaymentIntent
  paymentMethod: Stripe.PaymentMethod
  portalSession: Stripe.BillingPortal.Session
  preview: Stripe.Invoice
  price: Stripe.Price
  product: Stripe.Product
  promotionCode: Stripe.PromotionCode
  refund: Stripe.Refund
  session: Stripe.Checkout.Session
  subscription: Stripe.Subscription
}
