/** By what somebody came who says that a company is theirs: the bank vouches for it, a telephone does not. */
export const COMPANY_PROOFS = ['bank', 'phone'] as const
export type CompanyProof = (typeof COMPANY_PROOFS)[number]

/** A seller of a taxpayer number. */
export interface SellerOfNumber {
  readonly organizationId: number
  /** The bank or an administrator has said that it is the company's. False = a claim, which blocks nobody. */
  readonly isVouched: boolean
}

export type NumberStanding =
  | { readonly kind: 'own'; readonly organizationId: number }
  | { readonly kind: 'taken' }
  | { readonly kind: 'free' }

/**
 * What a number is to a person: they work at its seller, others do, or nobody does for certain. A seller that was
 * vouched for goes before a claim, and an older one before a younger.
 */
export function standingOf(sellers: readonly SellerOfNumber[], worksAt: readonly number[]): NumberStanding {
  const inOrder = [...sellers].sort(
    (one, other) => Number(other.isVouched) - Number(one.isVouched) || one.organizationId - other.organizationId,
  )
  const own = inOrder.find(({ organizationId }) => worksAt.includes(organizationId))
  if (own) return { kind: 'own', organizationId: own.organizationId }
  return { kind: inOrder.some(({ isVouched }) => isVouched) ? 'taken' : 'free' }
}
