/** Notifications of the owners of a seller besides matters that wait for an answer. */
export const OWNER_MESSAGES = [
  'paperEnds',
  'appealChanged',
  'appealKept',
  'feeChanges',
  'npdNear',
  'npdOver',
  'npdLost',
  'npdReceipts',
  'plotAccepted',
  'plotReturned',
  'discountAsked',
  'offerComes',
  'offerStops',
  'payoutReturned',
  'papersReady',
  'objectionAnswered',
] as const
export type OwnerMessageKind = (typeof OWNER_MESSAGES)[number]
export const OWNER_CHANNELS = ['email', 'sms'] as const
export type OwnerChannel = (typeof OWNER_CHANNELS)[number]

/** Days before the end of a paper from which its reminder presses. */
export const PRESSING_PAPER_DAYS = 7

/** A letter is free, so that it is always sent; an SMS follows when the message presses, or when no letter arrives. */
export const ownerChannels = ({
  isPressing,
  hasMail,
  hasPhone,
}: {
  readonly isPressing: boolean
  readonly hasMail: boolean
  readonly hasPhone: boolean
}): readonly OwnerChannel[] =>
  OWNER_CHANNELS.filter((channel) => (channel === 'email' ? hasMail : hasPhone && (isPressing || !hasMail)))
