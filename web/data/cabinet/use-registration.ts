import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { useMutation } from '@tanstack/react-query'
import type { BankVisit } from './bank-visit.ts'
import { cabinetApi } from './cabinet-api.ts'

export interface NewShop {
  readonly trade: Trade
  readonly title: string
  readonly taxSystem: SellerProfile['taxSystem']
}

/** Lets the person in, and makes the seller when the company has none. */
export function useRegistration({ inn, proof }: BankVisit) {
  return useMutation({
    mutationFn: ({ trade, title, taxSystem }: NewShop) =>
      cabinetApi().registration.registerSeller({
        body: { inn, ...proof, trade, taxSystem, ...(title.trim() && { title: title.trim() }) },
      }),
    meta: { showsOwnError: true },
  })
}
