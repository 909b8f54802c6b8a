import type { LinkedProduct } from '@okolitsa/domain/cart/cart-link.ts'
import { linkedGoods as text } from '@okolitsa/strings/ru/linked-goods.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { shopApi } from '../../platform/client/shop-api.ts'
import { navigate } from '../../platform/router/router.ts'
import { createTabStore } from '../../platform/tab-state/tab-store.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { visitor } from '../visitor/visitor.ts'
import { cartWriter, currentCartsQuery, receiveCart } from './carts-query.ts'
import { inPlace, openCart } from './use-carts.ts'

export interface LinkedGoods {
  readonly key: string
  readonly organizationId: number
  readonly products: readonly LinkedProduct[]
}

const MAX_REMEMBERED = 50
const usedLinks = createTabStore<true>('linked-goods')

function use(key: string): void {
  if (Object.keys(usedLinks.all()).length >= MAX_REMEMBERED) usedLinks.clear()
  usedLinks.put(key, true)
}

/**
 * Adds the products of a link to the cart and replaces the link by the cart in the history: «back» skips the link, and
 * a reload shows the cart. A use is recorded before its answer: a lost answer must not add twice.
 */
export function useLinkedGoods({ key, organizationId, products }: LinkedGoods) {
  const queryClient = useQueryClient()
  const isSignedIn = useIsSignedIn()
  const hasBegun = useRef(false)
  const adding = useMutation({
    meta: { showsOwnError: true },
    mutationFn: () =>
      cartWriter.inTurn(organizationId, async () => {
        const { items } = await queryClient.ensureQueryData(currentCartsQuery())
        const known = items.find((cart) => cart.farmerId === organizationId)
        const added = products.map(({ productId, quantity }) => ({ productId, quantity }))
        if (!known) return openCart(organizationId, added)
        const { cartId: id } = await inPlace(known, visitor.state().location)
        return shopApi().cart.addProducts({ params: { id }, body: { products: added } })
      }),
    onSuccess: (cart) => {
      receiveCart(queryClient, cart)
      showToast({ tone: 'success', text: text.added })
      return navigate('/cart', { replace: true })
    },
  })
  const { mutate } = adding
  useEffect(() => {
    if (isSignedIn === null || hasBegun.current) return
    hasBegun.current = true
    if (Object.hasOwn(usedLinks.all(), key)) {
      void navigate('/cart', { replace: true })
      return
    }
    use(key)
    mutate()
  }, [isSignedIn, key, mutate])
  return { error: adding.error, retry: () => mutate() }
}
