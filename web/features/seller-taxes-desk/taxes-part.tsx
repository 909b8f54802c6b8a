import type { SellerTaxes } from '@okolitsa/contracts/seller-taxes/seller-taxes.endpoints.ts'
import { isReceiptLink } from '@okolitsa/domain/seller-taxes/npd-income.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { sellerTaxes as text } from '@okolitsa/strings/ru/seller-taxes.ts'
import { useState } from 'react'
import { useSellerTaxes } from '../../data/seller-taxes/desk/use-seller-taxes.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { SumList } from '../../ui/sum-list.tsx'
import { TextField } from '../../ui/text-field.tsx'

type Npd = NonNullable<SellerTaxes['npd']>
type Actions = Omit<ReturnType<typeof useSellerTaxes>, 'taxes'>

/** Income by month, its file, and receipts of a self-employed seller. */
export function TaxesPart({ organizationId, initial }: { organizationId: number; initial: SellerTaxes }) {
  const { taxes, ...actions } = useSellerTaxes(organizationId, initial)
  const { taxSystem, year, months, total, npd } = taxes
  return (
    <>
      <Card as="section" className="stack g3" id="taxes" aria-labelledby="taxes-title">
        <h2 className="h3" id="taxes-title">
          {text.title}, {text.year(year)}
        </h2>
        <p>{text.byTax[taxSystem]}</p>
        <p className="sm muted">{text.lead}</p>
        {taxSystem === 'lph' && <p>{text.plot(total.paidOut, year)}</p>}
        {months.length === 0 ? (
          <p className="muted">{text.empty}</p>
        ) : (
          <SumList
            items={[
              ...months.map(({ month, income, returned, taken, paidOut }) => ({
                title: (
                  <>
                    {text.month(month)} <small className="muted">{text.details(returned, taken, paidOut)}</small>
                  </>
                ),
                value: formatPrice(income),
              })),
              { title: text.total, value: formatPrice(total.income), kind: 'total' as const },
            ]}
          />
        )}
        <div>
          <Button
            look="soft"
            size="medium"
            icon={DownloadIcon}
            href={`/v1/cabinet/sellers/${organizationId}/taxes/xlsx`}
            download=""
          >
            {text.download}
          </Button>
        </div>
      </Card>
      {npd && <Receipts npd={npd} actions={actions} />}
    </>
  )
}

function Receipts({ npd, actions: { bind, send } }: { npd: Npd; actions: Actions }) {
  const words = text.npd
  const { binding, lostOn, incomes } = npd
  const isOpen = binding === 'none' || binding === 'waiting'
  return (
    <Card as="section" className="stack g3" aria-labelledby="npd-title">
      <h2 className="h3" id="npd-title">
        {words.title}
      </h2>
      {lostOn !== null ? (
        <Notification tone="warning" title={words.lost(lostOn)} />
      ) : (
        <>
          <p>{words.binding[binding]}</p>
          {isOpen && (
            <Button busy={bind.isPending} onClick={() => bind.mutate()}>
              {binding === 'none' ? words.bind : words.look}
            </Button>
          )}
        </>
      )}
      {incomes.map((income) => (
        <div key={income.id} className="stack g2">
          <SumList
            items={[
              {
                title: (
                  <>
                    <a className="link" href={`/cabinet/orders/${income.orderId}`}>
                      {words.order(income.number)}
                    </a>{' '}
                    <small className="muted">
                      {words.day(income.day)}, {words.states[income.state]}
                    </small>
                    {income.link !== null && income.state !== 'asked' && (
                      <>
                        {' '}
                        <a className="link sm" href={income.link} rel="noreferrer" target="_blank">
                          {words.receipt}
                        </a>
                      </>
                    )}
                  </>
                ),
                value: formatPrice(income.amount),
              },
            ]}
          />
          {income.state === 'asked' && <OwnReceipt incomeId={income.id} send={send} />}
        </div>
      ))}
    </Card>
  )
}

function OwnReceipt({ incomeId, send }: { incomeId: number; send: Actions['send'] }) {
  const [link, setLink] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <KeptForm
      id={`npd-receipt-${incomeId}`}
      sending={send}
      asks={false}
      className="stack g2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = link.trim()
        setWrong(!isReceiptLink(typed))
        if (isReceiptLink(typed)) send.mutate({ incomeId, link: typed })
      }}
    >
      <TextField
        type="url"
        label={text.npd.link}
        value={link}
        error={isWrong ? text.npd.wrongLink : undefined}
        onChange={({ target }) => setLink(target.value)}
      />
      <Button type="submit" look="secondary" size="medium" busy={send.isPending}>
        {text.npd.send}
      </Button>
    </KeptForm>
  )
}
