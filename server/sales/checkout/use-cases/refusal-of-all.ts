import type { RefusalsOfAllCarts, RefusedCart } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

/** The first refusal, with a list of all of them. */
export function refusalOfAll(refused: [RefusedCart, ...RefusedCart[]]): Refusal {
  const [{ code, facts, cartId }] = refused
  const ofAll: RefusedCart['facts'] & RefusalsOfAllCarts = { ...facts, cartId, refused }
  return new Refusal(code, ofAll)
}
