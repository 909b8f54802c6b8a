import type { LoyaltyProgramAnswer } from '@okolitsa/contracts/loyalty/levels.ts'
import type { PromoCodeAnswer } from '@okolitsa/contracts/loyalty/promo-code.ts'
import { PromoOffers } from '../../features/loyalty/promo-offers.tsx'
import { SellerProgram } from '../../features/loyalty/seller-program.tsx'

export function SellerOffers({
  organizationId,
  codes,
  program,
}: {
  organizationId: number
  codes: readonly PromoCodeAnswer[]
  program: LoyaltyProgramAnswer | null
}) {
  return (
    <>
      {codes.length > 0 && <PromoOffers codes={codes} />}
      {program && <SellerProgram organizationId={organizationId} program={program} />}
    </>
  )
}
