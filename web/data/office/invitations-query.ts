import { INVITATION_STATES, type InvitationState } from '@okolitsa/domain/sellers/invitation.ts'

const PATH = '/office/invitations'

/** Tabs in the order of work. */
export const INVITATION_TABS = [
  'waiting',
  'accepted',
  'expired',
  'withdrawn',
] as const satisfies readonly InvitationState[]

export const invitationStateIn = (query: URLSearchParams): InvitationState =>
  INVITATION_STATES.find((one) => one === query.get('state')) ?? INVITATION_TABS[0]

export const invitationsPath = (state: InvitationState): string =>
  state === INVITATION_TABS[0] ? PATH : `${PATH}?${new URLSearchParams({ state })}`
