import { z } from 'zod'
import {
  customerSchema,
  type DemoCustomer,
  type DemoLoyaltyProgram,
  type DemoPromoCode,
  loyaltyProgramSchema,
  promoCodeSchema,
} from '../schemas/offer.ts'
import { readData } from './read-data.ts'

/** The customer of the demo: a sign-in with this phone shows a personal code, bonuses and free deliveries. */
export const demoCustomer: DemoCustomer = readData('customer.json', customerSchema)

/** Codes of sellers: public, unlisted, personal, expired and future. */
export const demoPromoCodes: readonly DemoPromoCode[] = readData('promo-codes.json', z.array(promoCodeSchema))

/** Sellers with their own bonus rules; whole per cent. */
export const demoLoyaltyPrograms: readonly DemoLoyaltyProgram[] = readData(
  'loyalty-programs.json',
  z.array(loyaltyProgramSchema),
)
