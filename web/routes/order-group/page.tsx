import { orderGroup as text } from '@okolitsa/strings/ru/order-group.ts'
import { OrderGroupPayments } from '../../features/payments/order-group-payments.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { LeftBehind } from '../left-behind.tsx'
import type { loader } from './loader.ts'
import css from './page.module.css'

/** An order group: leads through its payments and shows refused carts. */
export function Page() {
  const { purchased } = useLoaderData<typeof loader>()
  return (
    <div className={`wrap section ${css.page}`}>
      <PageHead title={text.pageTitle} isHidden />
      <OrderGroupPayments purchased={purchased} />
      <LeftBehind />
    </div>
  )
}
