import { MAX_SEARCH_TEXT } from '@okolitsa/domain/office/search-text.ts'
import { DELIVERY_STATUSES } from '@okolitsa/domain/orders/order-status.ts'
import { PAYMENT_STATUSES } from '@okolitsa/domain/payments/payment-status.ts'
import { officeOrderList as text } from '@okolitsa/strings/ru/office-order-list.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { OFFICE_ORDERS_PATH, type OfficeOrdersQuery, officeOrdersPath } from '../../data/office/orders/list-query.ts'
import { Button } from '../../ui/button.tsx'
import { XIcon } from '../../ui/icons.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './order-list.module.css'

/** Search and filters of the list as a GET form, so that the URL holds them. */
export function OrderListFilter({ query, sellerTitle }: { query: OfficeOrdersQuery; sellerTitle: string | null }) {
  const { view, search, state, payment, seller, customer, from, to } = query
  const isFiltered = search !== '' || [state, payment, seller, customer, from, to].some((value) => value !== undefined)
  return (
    <search>
      <form action={OFFICE_ORDERS_PATH} className={css.filter} key={officeOrdersPath(query)}>
        {Object.entries({ view: view === 'all' ? undefined : view, seller, customer }).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchField
          className={css.search}
          name="search"
          label={text.search}
          placeholder={text.searchHint}
          defaultValue={search}
          maxLength={MAX_SEARCH_TEXT}
        />
        <Select
          label={text.state}
          hideLabel
          name="state"
          defaultValue={state ?? ''}
          items={[
            { value: '', title: text.anyState },
            ...DELIVERY_STATUSES.map((value) => ({ value, title: orders.deliveryStatuses[value] })),
          ]}
        />
        <Select
          label={text.payment}
          hideLabel
          name="payment"
          defaultValue={payment ?? ''}
          items={[
            { value: '', title: text.anyPayment },
            ...PAYMENT_STATUSES.map((value) => ({ value, title: orders.paymentStatuses[value] })),
          ]}
        />
        <TextField
          label={text.from}
          hideLabel
          aria-label={text.from}
          type="date"
          name="from"
          defaultValue={from ?? ''}
        />
        <TextField label={text.to} hideLabel aria-label={text.to} type="date" name="to" defaultValue={to ?? ''} />
        <Button type="submit" look="secondary" size="medium">
          {text.apply}
        </Button>
        {isFiltered && (
          <Button look="secondary-gray" size="medium" href={officeOrdersPath({ view, search: '' })}>
            {text.reset}
          </Button>
        )}
      </form>
      {(seller !== undefined || customer !== undefined) && (
        <p className={css.chosen}>
          {seller !== undefined && (
            <a href={officeOrdersPath({ ...query, seller: undefined, after: undefined })} aria-label={text.remove}>
              {text.ofSeller(sellerTitle ?? String(seller))}
              <XIcon size={16} />
            </a>
          )}
          {customer !== undefined && (
            <a href={officeOrdersPath({ ...query, customer: undefined, after: undefined })} aria-label={text.remove}>
              {text.ofCustomer}
              <XIcon size={16} />
            </a>
          )}
        </p>
      )}
    </search>
  )
}
