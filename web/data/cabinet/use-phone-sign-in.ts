import { useQuery } from '@tanstack/react-query'
import { useCode } from '../identity/use-code.ts'
import { cabinetApi } from './cabinet-api.ts'
import { cabinetKeys } from './keys.ts'
import { sessionHere } from './session-here.ts'
import { cabinetPathOr } from './use-bank-sign-in.ts'

/** The way in by a code to the telephone; then to where the person was going. */
export const usePhoneSignIn = (next: string | null) =>
  useCode({
    ask: (phone) => cabinetApi().staff.requestStaffCode({ body: { phone } }),
    use: (brought) => cabinetApi().staff.signInByPhone({ body: brought }),
    onDone: () => window.location.assign(cabinetPathOr(next)),
  })

/** The same over a page whose session has ended; `onSame` = the person is in again, at the seller they were at. */
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
    // somebody else's page must not go on with what the first one has typed
    onDone: (isSame) => (isSame ? onSame() : window.location.assign('/cabinet')),
  })

/** Where the bank lets people in; null = there is no bank, or it is not known yet. */
export const useBankUrl = (): string | null =>
  useQuery({ queryKey: cabinetKeys.signInWays, queryFn: () => cabinetApi().staff.signInWays() }).data?.bankUrl ?? null
