import type { Executor } from '../../../platform/db/client.ts'
import type { OfficeDeps } from '../office-deps.ts'
import { saveTotp } from '../store/factor.store.ts'
import { newTotpSecret, presentTotp, stepOfCode } from '../totp.ts'

/** Offers a new secret to a holder (a link or a person); nothing is stored before a code confirms it. */
export function offerTotp({ secrets, host }: OfficeDeps, holder: string, account: string) {
  const secret = newTotpSecret()
  return {
    ...presentTotp(secret, { issuer: host, account }),
    sealed: secrets.seal(secret, holder).toString('base64url'),
  }
}

/** Stores an offered secret for a person when a code confirms it; false = the code does not fit. */
export async function keepTotp(
  { secrets, clock }: Pick<OfficeDeps, 'secrets' | 'clock'>,
  tx: Executor,
  {
    memberId,
    holder,
    sealed,
    code,
  }: { readonly memberId: number; readonly holder: string; readonly sealed: string; readonly code: string },
): Promise<boolean> {
  const now = clock()
  const secret = secrets.open(Buffer.from(sealed, 'base64url'), holder)
  const step = secret && stepOfCode(secret, code, now, null)
  if (!secret || step === null) return false
  await saveTotp(tx, { memberId, sealedSecret: secrets.seal(secret, String(memberId)), lastStep: step, now })
  return true
}
