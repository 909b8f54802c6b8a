/** Proofs of a claim to a company: the bank verifies it, a telephone does not. */
export const COMPANY_PROOFS = ['bank', 'phone'] as const
export type CompanyProof = (typeof COMPANY_PROOFS)[number]

export interface SellerOfNumber {
  readonly organizationId: number
  /**
   * True = verified by the bank or the office. False = an unverified claim, which does not block other people.
   */
  readonly isVouched: boolean
}

export type NumberStanding =
  | { readonly kind: 'own'; readonly organizationId: number }
  | { readonly kind: 'taken' }
  | { readonly kind: 'free' }

/**
 * Relation of a person to a number: they work at its seller, other people do, or it is free. Verified sellers precede
 * claims, older ones precede younger ones.
 */
export function standingOf(sellers: readonly SellerOfNumber[], worksAt: readonly number[]): NumberStanding {
  const inOrder = [...sellers].sort(
    (one, other) => Number(other.isVouched) - Number(one.isVouched) || one.organizationId - other.organizationId,
  )
  const own = inOrder.find(({ organizationId }) => worksAt.includes(organizationId))
  if (own) return { kind: 'own', organizationId: own.organizationId }
  return { kind: inOrder.some(({ isVouched }) => isVouched) ? 'taken' : 'free' }
}
