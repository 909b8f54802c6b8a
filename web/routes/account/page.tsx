import { identity } from '@okolitsa/strings/ru/identity.ts'
import { useLoaderData, useRevalidator } from 'react-router'
import { NameForm } from '../../features/identity/name-form.tsx'
import { useUser } from '../../session/use-user.ts'
import { Card } from '../../ui/card.tsx'
import { AccountFrame } from './account-frame.tsx'
import type { loader } from './loader.ts'
import css from './page.module.css'

const text = identity.account
/** `groupId` of a registered phone without a profile (spec 4). */
const NEEDS_NAME = 4

/** The account's home: a name for a newcomer, what is under way, the main addresses. */
export function Page() {
  const loaded = useLoaderData<typeof loader>()
  const user = useUser().data ?? loaded.user
  const revalidator = useRevalidator()
  const { orders, addresses } = loaded
  return (
    <AccountFrame title={text.hello(user.firstName)} pageTitle={text.pageTitle}>
      <div className={css.grid}>
        {user.groupId === NEEDS_NAME && (
          <Card as="section" className={`stack g4 ${css.wide}`}>
            <h2 className="h3">{text.registerTitle}</h2>
            <p className="muted">{text.registerText}</p>
            <NameForm onSaved={() => void revalidator.revalidate()} />
          </Card>
        )}
        <Card as="section" className="stack g4">
          <div className="row fw between">
            <h2 className="h3">{text.orders}</h2>
            <a className="link sm" href="/account/orders">
              {text.toOrders}
            </a>
          </div>
          <p>{text.activeOrders(orders.active)}</p>
          {orders.total > 0 && <p className="sm muted">{text.ordersTotal(orders.total)}</p>}
        </Card>
        <Card as="section" className="stack g4">
          <div className="row fw between">
            <h2 className="h3">{text.addresses}</h2>
            <a className="link sm" href="/account/addresses">
              {text.toAddresses}
            </a>
          </div>
          {addresses.length === 0 ? (
            <p className="muted">{text.noAddress}</p>
          ) : (
            <ul className="stack g2">
              {addresses.slice(0, 3).map((address) => (
                <li key={address.id}>
                  {address.title}
                  {address.flat && `, ${identity.addresses.flatNote(address.flat)}`}
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </AccountFrame>
  )
}
