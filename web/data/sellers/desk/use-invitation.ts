import { useCode } from '../../identity/use-code.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'

/** Takes an invitation by the code that comes to its telephone. */
export const useInvitation = (token: string, keepsAccount: boolean) =>
  useCode({
    isPhoneKnown: true,
    ask: () => cabinetApi().team.requestInvitationCode({ params: { token }, body: {} }),
    use: ({ code, challengeId }) =>
      cabinetApi().team.acceptInvitation({ params: { token }, body: { code, challengeId, keepsAccount } }),
    // a whole new page: whoever was signed in here before is somebody else
    onDone: () => window.location.assign('/cabinet'),
  })
