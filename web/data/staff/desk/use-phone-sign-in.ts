import { useQuery } from '@tanstack/react-query'
import { useCode } from '../../identity/use-code.ts'
import { cabinetApi } from './cabinet-api.ts'
import { DESK_CODES } from './desk-tab.ts'
import { staffDeskKeys } from './keys.ts'
import { sessionHere } from './session-here.ts'
import { cabinetPathOr } from './use-bank-sign-in.ts'

/** Sign-in by a code sent to the telephone; then the requested page opens. */
export const usePhoneSignIn = (next: string | null) =>
  useCode({
    keptAs: DESK_CODES.signIn,
    ask: (phone) => cabinetApi().staff.requestStaffCode({ body: { phone } }),
    use: (brought) => cabinetApi().staff.signInByPhone({ body: brought }),
    onDone: () => window.location.assign(cabinetPathOr(next)),
  })

/**
 * Sign-in by a telephone code in a window over a page whose session has ended; `onSame` is called when the same person
 * is signed in again, at the same seller.
 */
export const usePhoneSignInAgain = (onSame: () => void) =>
  useCode({
    ask: (phone) => cabinetApi().staff.requestStaffCode({ body: { phone } }),
    use: async (brought) => {
      const { staff } = cabinetApi()
      await staff.signInByPhone({ body: brought })
      const was = sessionHere.member()
      const now = await staff.me()
      if (now.id !== was?.id) return false
      const organizationId = was.organizationId
      if (organizationId !== null && now.organization?.id !== organizationId)
        await staff.chooseSeller({ body: { organizationId } })
      return true
    },
    // another person must not continue with text typed by the first one
    onDone: (isSame) => (isSame ? onSame() : window.location.assign('/cabinet')),
  })

/** URL of the bank's sign-in; null = there is none, or it is loading. */
export const useBankUrl = (): string | null =>
  useQuery({ queryKey: staffDeskKeys.signInWays, queryFn: () => cabinetApi().staff.signInWays() }).data?.bankUrl ?? null
