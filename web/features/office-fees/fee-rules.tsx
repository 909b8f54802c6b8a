import type { OfficeFees, StoredFeeRule } from '@okolitsa/contracts/fees/office-fees.endpoints.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { formatNumber, formatPercent } from '@okolitsa/strings/ru/format.ts'
import { feeConditions, feeTerms, officeFees as text } from '@okolitsa/strings/ru/office-fees.ts'
import { lazy, Suspense, useState } from 'react'
import { useFeeActions } from '../../data/office/use-fees.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './fees.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

import { WideTable } from '../../ui/wide-table.tsx'

const COLORS: Readonly<Record<StoredFeeRule['state'], BadgeColor>> = { planned: 'blue', active: 'green', ended: 'gray' }

/** A rule as the words of its conditions and terms take it. */
export const inWords = <Rule extends Pick<StoredFeeRule, 'seller' | 'category'>>(rule: Rule) => ({
  ...rule,
  seller: rule.seller?.title ?? null,
  category: rule.category?.title ?? null,
})

/** The table of rules, the newest first; the last row is the default of the market. */
export function FeeRules({ fees: { rules, defaultPercent, abilities } }: { fees: OfficeFees }) {
  const { end } = useFeeActions()
  const reference = { ...useDayReference(), zone: SHOP_TIME_ZONE }
  const [ending, setEnding] = useState<StoredFeeRule | null>(null)
  const { columns } = text
  const days = ({ fromDay, untilDay }: StoredFeeRule) =>
    [fromDay && text.from(fromDay, reference), untilDay && text.until(untilDay, reference)].filter(Boolean).join(' ')
  return (
    <Card padded={false} as="section" aria-label={text.title}>
      <WideTable label={columns.who} className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.when}</th>
              <th scope="col" className={css.number}>
                {columns.fee}
              </th>
              <th scope="col" className={css.number}>
                {columns.lines}
              </th>
              <th scope="col">{columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.id}>
                <td>{rule.seller?.title ?? text.everyone}</td>
                <td>{feeConditions(inWords(rule)) || text.everything}</td>
                <td>
                  {days(rule)}
                  <small>{rule.madeBy}</small>
                </td>
                <td className={css.number}>{feeTerms(inWords(rule))}</td>
                <td className={css.number}>{formatNumber(rule.lines)}</td>
                <td>
                  <Badge color={COLORS[rule.state]}>{text.states[rule.state]}</Badge>
                  {rule.state !== 'ended' && abilities.includes('propose') && (
                    <Button
                      look="soft"
                      size="small"
                      aria-label={text.endTitle(`${rule.seller?.title ?? text.everyone}, ${feeTerms(inWords(rule))}`)}
                      onClick={() => setEnding(rule)}
                    >
                      {text.end}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
            <tr>
              <td>
                <b>{text.everyone}</b>
              </td>
              <td>
                <b>{text.rest}</b>
              </td>
              <td>{text.always}</td>
              <td className={css.number}>
                <b>{formatPercent(defaultPercent)}</b>
              </td>
              <td />
              <td>
                <Badge color="green">{text.sources.default}</Badge>
              </td>
            </tr>
          </tbody>
        </table>
      </WideTable>
      {ending && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setEnding(null)}
            title={text.endTitle(feeTerms(inWords(ending)))}
            text={text.endText}
            confirmText={text.end}
            cancelText={text.keep}
            busy={end.isPending}
            onConfirm={() =>
              end.mutate(
                { ruleId: ending.id, untilDay: dayIn(SHOP_TIME_ZONE, reference.now) },
                { onSettled: () => setEnding(null) },
              )
            }
          />
        </Suspense>
      )}
    </Card>
  )
}
