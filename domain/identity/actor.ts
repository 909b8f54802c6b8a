/** Who is asking. */
export type Actor =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'customer'
      readonly customerId: number
      readonly phone: string
      readonly groupId: 1 | 4
      /** The session the call rests on; when it ends, whatever rests on it ends too. */
      readonly sessionId: string
    }
  | {
      readonly kind: 'staff'
      readonly staffId: number
      /** Sellers work for one organization; null = an administrator, who sees all. */
      readonly organizationId: number | null
      readonly sessionId: string
    }
  | { readonly kind: 'service' }

export type Staff = Extract<Actor, { kind: 'staff' }>
export type Customer = Extract<Actor, { kind: 'customer' }>
