import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { REGISTERED_TAX_SYSTEMS } from '@okolitsa/domain/fiscal/vat.ts'
import { openTrades, TRADES, type Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { constructorEntry as text } from '@okolitsa/strings/ru/constructor-entry.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type ReactNode, useState } from 'react'
import type { useRegistration } from '../../data/registration/desk/use-registration.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Asks a company without a shop for its trade, name and tax system. */
export function NewShopForm({
  inn,
  registration,
  renderRefusal,
}: {
  inn: string
  registration: ReturnType<typeof useRegistration>
  /** Renders a refusal other than about the name. */
  renderRefusal: () => ReactNode
}) {
  const trades = openTrades(useRootData().site.market.closedAreas)
  const [trade, setTrade] = useState<Trade>(trades[0] ?? TRADES[0])
  const [title, setTitle] = useState('')
  const [taxSystem, setTaxSystem] = useState<(typeof REGISTERED_TAX_SYSTEMS)[number]>('usn_income')
  const { error } = registration
  const ofTitle = isApiProblem(error) ? error.problem.errors?.title : undefined
  return (
    <Card as="section" className="stack g4">
      <p className="sm muted">{text.steps(1, 3)}</p>
      <h1 className="h1">{text.title}</h1>
      <p>{text.lead(inn)}</p>
      <KeptForm
        id="constructor-entry"
        sending={registration}
        noValidate
        className="stack g4"
        onSubmit={(event) => {
          event.preventDefault()
          registration.mutate({ trade, title, taxSystem })
        }}
      >
        <RadioCards
          label={sitePagesDesk.newSite.trade}
          hideLabel={false}
          layout="pairs"
          value={trade}
          items={trades.map((value) => ({ value, title: sitePagesDesk.newSite.trades[value] }))}
          onValueChange={setTrade}
        />
        <TextField
          label={text.shopTitle}
          hint={text.shopTitleHint}
          maxLength={120}
          error={ofTitle}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Select
          label={text.tax}
          hint={text.taxHint}
          items={(Object.keys(text.taxes) as (keyof typeof text.taxes)[]).map((value) => ({
            value,
            title: text.taxes[value],
          }))}
          value={taxSystem}
          onChange={({ target }) =>
            setTaxSystem(REGISTERED_TAX_SYSTEMS.find((one) => one === target.value) ?? taxSystem)
          }
        />
        {!ofTitle && renderRefusal()}
        <Button type="submit" size="xlarge" block busy={registration.isPending}>
          {text.begin}
        </Button>
      </KeptForm>
    </Card>
  )
}
