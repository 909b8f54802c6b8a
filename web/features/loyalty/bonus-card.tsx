import type { Bonuses } from '@okolitsa/contracts/loyalty/bonuses.ts'
import { formatNumber } from '@okolitsa/strings/ru/format.ts'
import { loyalty } from '@okolitsa/strings/ru/loyalty.ts'
import type { ReactNode } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { BadgePercentIcon } from '../../ui/icons.ts'
import css from './bonus-card.module.css'

const text = loyalty.account

export function BonusCard({
  bonuses: { balance, awaited, burning },
  action,
}: {
  bonuses: Pick<Bonuses, 'balance' | 'awaited' | 'burning'>
  action?: ReactNode
}) {
  const reference = useDayReference()
  return (
    <section className={css.card}>
      <svg className={css.hills} viewBox="0 0 400 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 70C80 20 150 30 220 60s120 30 180-10v70H0Z" fill="currentColor" opacity=".14" />
        <path d="M0 100C90 60 160 80 240 96s110 8 160-16v40H0Z" fill="currentColor" opacity=".18" />
      </svg>
      <div className="row between">
        <h2 className={css.title}>{text.cardTitle}</h2>
        <BadgePercentIcon size={22} />
      </div>
      <p className={css.balance}>
        <b>{formatNumber(balance)}</b> {text.unit(balance)}
      </p>
      <p className="sm">
        {text.rule} {burning && text.burning(burning.amount, burning.by, reference)}
      </p>
      {awaited > 0 && <p className="sm">{text.awaited(awaited)}</p>}
      {action}
    </section>
  )
}
