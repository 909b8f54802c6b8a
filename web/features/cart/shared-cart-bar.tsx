import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import { firstSign } from '@okolitsa/domain/text/cut-text.ts'
import { sharedCart as text } from '@okolitsa/strings/ru/shared-cart.ts'
import { lazy, Suspense } from 'react'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { useSearch } from '../../platform/navigation/use-search.ts'
import { navigate } from '../../platform/router/router.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { UserRoundIcon, UsersRoundIcon } from '../../ui/icons.ts'
import css from './shared-cart-bar.module.css'
import { hueOf, sharerName } from './sharer-name.ts'

const SharedCartWindow = lazy(() => import('./shared-cart-window.tsx'))
/** Query parameter that opens the sharing window of the seller's cart after the sign-in. */
const TOGETHER = 'together'
const signInPath = (organizationId: number) =>
  `/sign-in?${new URLSearchParams({ redirect: `/cart?${TOGETHER}=${organizationId}` })}`

/** Members of a cart and the invitation. A guest signs in first: members must see whose cart it is. */
export function SharedCartBar({ cart }: { cart: Cart }) {
  const isSignedIn = useIsSignedIn()
  const people = useModal()
  const isAsked = useSearch().get(TOGETHER) === String(cart.farmerId) && isSignedIn === true
  const close = () => {
    people.close()
    if (isAsked) void navigate('/cart', { replace: true, state: { keepScroll: true } })
  }
  const { sharing } = cart
  const others = sharing?.sharers.filter(({ isMe }) => !isMe) ?? []
  return (
    <div className={css.bar}>
      {sharing && (
        <>
          <span className={css.faces} hidden={others.length === 0}>
            {others.slice(0, 5).map((sharer) => (
              <Avatar
                key={sharer.memberId}
                initials={firstSign(sharerName(sharer)).toUpperCase()}
                hue={hueOf(sharer)}
                size={34}
                onEdge
              />
            ))}
          </span>
          <span className={css.names}>
            {others.length > 0 ? text.gatheredWith(others.map(sharerName)) : text.waiting}
          </span>
        </>
      )}
      {sharing === null && isSignedIn !== true ? (
        <Button look="secondary" size="small" icon={UsersRoundIcon} href={signInPath(cart.farmerId)}>
          {text.signInAndGather}
        </Button>
      ) : (
        <Button look="secondary" size="small" icon={UsersRoundIcon} onClick={people.open}>
          {sharing === null ? text.gather : text.people}
        </Button>
      )}
      {(people.isOpen || isAsked) && (
        <Suspense>
          <SharedCartWindow cart={cart} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

export function SharedAddedBy({ cart, line }: { cart: Cart; line: CartProduct }) {
  const isAlone = (cart.sharing?.sharers.length ?? 0) < 2
  if (line.addedBy === null || (line.addedBy.isMe && isAlone)) return null
  const { firstName, isMe, isJoint } = line.addedBy
  return (
    <span className={css.line}>
      <UserRoundIcon size={14} />
      {isJoint ? text.addedTogether : isMe ? text.addedByMe : text.addedBy(firstName)}
    </span>
  )
}
