/** Reasons of cancellations by jobs, as stored in the history. Texts are in `orders.systemCancel`. */
export const SYSTEM_CANCEL_REASONS = {
  unpaid: 'not paid in time',
  soldOut: 'stock ran out before the payment',
  unconfirmed: 'the organizer did not answer in time',
  tooFew: 'the group did not come together',
  dateCanceled: 'the organizer cancelled the date',
  notAccepted: 'the kitchen did not answer in time',
  planEnded: 'the customer ended the subscription',
  planReplaced: 'the customer chose another plan',
  plansMerged: 'two accounts with a subscription became one',
  planNotBegun: 'the plan could not begin',
} as const
export type SystemCancelReason = keyof typeof SYSTEM_CANCEL_REASONS
export const SYSTEM_CANCEL_KEYS = Object.keys(SYSTEM_CANCEL_REASONS) as [SystemCancelReason, ...SystemCancelReason[]]

/** The job's reason with this text; null = a person's text or none. */
export const systemCancelReasonOf = (text: string | null): SystemCancelReason | null =>
  SYSTEM_CANCEL_KEYS.find((key) => SYSTEM_CANCEL_REASONS[key] === text) ?? null

/** Reasons for which a job changes an order, as stored in its history. */
export const SYSTEM_CHANGE_REASONS = {
  declined: 'the customer said no',
  expired: 'the customer did not answer in time',
} as const
export type SystemChangeReason = keyof typeof SYSTEM_CHANGE_REASONS
export const systemChangeReasonOf = (text: string): SystemChangeReason | null =>
  (Object.keys(SYSTEM_CHANGE_REASONS) as SystemChangeReason[]).find((key) => SYSTEM_CHANGE_REASONS[key] === text) ??
  null
