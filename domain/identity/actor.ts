/** Who is asking. Sellers and administrators get their own kinds when their cabinet is built. */
export type Actor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'customer'; readonly customerId: number; readonly phone: string; readonly groupId: 1 | 4 }
  | { readonly kind: 'service' }

export type Customer = Extract<Actor, { kind: 'customer' }>
