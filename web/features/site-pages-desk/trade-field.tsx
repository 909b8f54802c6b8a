import { openTrades, type Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { constructorEntry as text } from '@okolitsa/strings/ru/constructor-entry.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useState } from 'react'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

/** The trade that defines the layout of the first page: shown with «change» when known, asked otherwise. */
export function TradeField({
  known,
  value,
  onValueChange,
}: {
  /** Known trade; null = unknown. */
  known: Trade | null
  value: Trade
  onValueChange: (trade: Trade) => void
}) {
  const trades = openTrades(useRootData().site.market.closedAreas)
  const [isAsked, setAsked] = useState(known === null)
  if (!isAsked) {
    return (
      <p className="row fw">
        <span>
          {text.manner}: <b>{sitePagesDesk.newSite.trades[value]}</b>
        </span>
        <Button look="secondary-gray" size="medium" onClick={() => setAsked(true)}>
          {text.otherManner}
        </Button>
      </p>
    )
  }
  return (
    <RadioCards
      label={known === null ? sitePagesDesk.newSite.trade : text.manner}
      hideLabel={false}
      layout="pairs"
      value={value}
      items={trades.map((trade) => ({ value: trade, title: sitePagesDesk.newSite.trades[trade] }))}
      onValueChange={onValueChange}
    />
  )
}
