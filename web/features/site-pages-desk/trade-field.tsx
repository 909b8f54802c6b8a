import { TRADES, type Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { constructorEntry as text } from '@okolitsa/strings/ru/constructor-entry.ts'
import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

/** The trade a first page is laid out by: shown when it is known, with the choice behind a press; asked otherwise. */
export function TradeField({
  known,
  value,
  onValueChange,
}: {
  /** Null = it is not known. */
  known: Trade | null
  value: Trade
  onValueChange: (trade: Trade) => void
}) {
  const [isAsked, setAsked] = useState(known === null)
  if (!isAsked) {
    return (
      <p className="row fw">
        <span>
          {text.manner}: <b>{siteEditor.newSite.trades[value]}</b>
        </span>
        <Button look="secondary-gray" size="medium" onClick={() => setAsked(true)}>
          {text.otherManner}
        </Button>
      </p>
    )
  }
  return (
    <RadioCards
      label={known === null ? siteEditor.newSite.trade : text.manner}
      hideLabel={false}
      layout="pairs"
      value={value}
      items={TRADES.map((trade) => ({ value: trade, title: siteEditor.newSite.trades[trade] }))}
      onValueChange={onValueChange}
    />
  )
}
