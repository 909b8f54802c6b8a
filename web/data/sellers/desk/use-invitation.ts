import { useCode } from '../../identity/use-code.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'

/** Accepts an invitation by a code sent to its telephone. */
export const useInvitation = (token: string, keepsAccount: boolean) =>
  useCode({
    isPhoneKnown: true,
    ask: () => cabinetApi().team.requestInvitationCode({ params: { token }, body: {} }),
    use: ({ code, challengeId }) =>
      cabinetApi().team.acceptInvitation({ params: { token }, body: { code, challengeId, keepsAccount } }),
    // a page load: another person may have been signed in here
    onDone: () => window.location.assign('/cabinet'),
  })
