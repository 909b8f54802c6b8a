import type { TotpOffer } from '@okolitsa/contracts/office/office-member.ts'
import { useConfirmTotp } from '../../data/office/use-own-access.ts'
import { TotpSetup } from './totp-setup.tsx'

/** Connects a new app, or changes the phone of the app. */
export function ChangeTotp({ offer, onDone }: { offer: TotpOffer; onDone: () => void }) {
  const { confirm, error } = useConfirmTotp(onDone)
  return (
    <TotpSetup
      offer={offer}
      error={error}
      isBusy={confirm.isPending}
      onCode={(code) => confirm.mutate({ sealed: offer.sealed, code })}
    />
  )
}
