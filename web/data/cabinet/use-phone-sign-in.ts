import { useCode } from '../identity/use-code.ts'
import { cabinetApi } from './cabinet-api.ts'
import { cabinetPathOr } from './use-bank-sign-in.ts'

/** The way in by a code to the telephone; then to where the person was going. */
export const usePhoneSignIn = (next: string | null) =>
  useCode({
    ask: (phone) => cabinetApi().staff.requestStaffCode({ body: { phone } }),
    use: (brought) => cabinetApi().staff.signInByPhone({ body: brought }),
    onDone: () => window.location.assign(cabinetPathOr(next)),
  })
