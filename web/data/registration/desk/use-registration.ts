import type { REGISTERED_TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import type { Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { useMutation } from '@tanstack/react-query'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import type { BankVisit } from './bank-visit.ts'

export interface NewShop {
  readonly trade: Trade
  readonly title: string
  readonly taxSystem: (typeof REGISTERED_TAX_SYSTEMS)[number]
}

const fieldsOf = ({ trade, title, taxSystem }: NewShop) => ({
  trade,
  taxSystem,
  ...(title.trim() && { title: title.trim() }),
})

/** Signs in, and registers the company if it has no seller; null = its shop exists and no questions are asked. */
export function useRegistration({ inn, proof }: BankVisit) {
  return useMutation({
    mutationFn: (shop: NewShop | null) =>
      cabinetApi().registration.registerSeller({ body: { inn, ...proof, ...(shop && fieldsOf(shop)) } }),
    meta: { showsOwnError: true },
  })
}
