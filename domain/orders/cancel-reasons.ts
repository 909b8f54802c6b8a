/** Why a job cancels an order; kept in the order's history for staff; the customer reads other words. */
export const SYSTEM_CANCEL_REASONS = {
  unpaid: 'not paid in time',
  soldOut: 'stock ran out before the payment',
  unconfirmed: 'the organizer did not answer in time',
  tooFew: 'the group did not come together',
  dateCanceled: 'the organizer cancelled the date',
  notAccepted: 'the kitchen did not answer in time',
  planEnded: 'the customer ended the subscription',
  planReplaced: 'the customer chose another plan',
  planNotBegun: 'the plan could not begin',
} as const
