/** Who is asking. */
export type Actor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly customerId: number; readonly phone: string; readonly groupId: 1 | 4 }
  | {
      readonly kind: 'staff'
      readonly staffId: number
      /** Sellers work for one organization; null = an administrator, who sees all. */
      readonly organizationId: number | null
    }
  | { readonly kind: 'service' }

export type Staff = Extract<Actor, { kind: 'staff' }>
export type Customer = Extract<Actor, { kind: 'customer' }>
