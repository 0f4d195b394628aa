/** States and steps of payments, as admins read them. */
import type { PaymentStatus } from '~/generated/prisma/enums'
import type { PaymentStep } from '~/models/commissions/payouts/fields'

export const PAYMENT_NAMES: Record<PaymentStatus, string> = {
  pending: 'Prepared',
  payable: 'Approved',
  paid: 'Paid',
  cancelled: 'Called off',
}

export const STEP_NAMES: Record<PaymentStep, string> = {
  approve: 'Approve: it stays as it is from now on',
  pay: 'It is transferred: mail the statement',
  cancel: 'Call it off: all of it is payable again',
}
