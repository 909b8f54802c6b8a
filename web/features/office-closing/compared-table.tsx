import type { Closing } from '@okolitsa/contracts/closing/closing.ts'
import { subtractRoubles } from '@okolitsa/domain/money/roubles.ts'
import { closing } from '@okolitsa/strings/ru/closing.ts'
import { formatSum } from '@okolitsa/strings/ru/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import css from './closing.module.css'

const text = closing.compared

/** Sums of the books and of the registers, line by line. */
export function ComparedTable({ month: { lines, read } }: { month: Closing }) {
  const { columns } = text
  return (
    <Card padded={false} as="section" aria-label={text.title}>
      <h2 className={`h3 ${css.heading}`}>{text.title}</h2>
      {lines.length === 0 ? (
        <p className={`muted ${css.heading}`}>{text.empty}</p>
      ) : (
        <WideTable label={columns.what} className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{columns.what}</th>
                <th scope="col" className={css.number}>
                  {columns.here}
                </th>
                <th scope="col" className={css.number}>
                  {columns.there}
                </th>
                <th scope="col" className={css.number}>
                  {columns.gap}
                </th>
                <th scope="col">{columns.state}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => {
                const { kind, about, isRefund, here, there, differences, undecided } = line
                return (
                  <tr key={`${kind} ${about} ${isRefund}`}>
                    <th scope="row">{text.line(line)}</th>
                    <td className={css.number}>{formatSum(here)}</td>
                    <td className={css.number}>{formatSum(there)}</td>
                    <td className={css.number}>
                      <b>{formatSum(subtractRoubles(here, there))}</b>
                    </td>
                    <td>
                      {!read.includes(kind) ? (
                        <Badge color="orange">{text.unread}</Badge>
                      ) : undecided > 0 ? (
                        <Badge color="red">{text.left(undecided)}</Badge>
                      ) : (
                        <Badge color="green">{differences > 0 ? text.decided(differences) : text.agrees}</Badge>
                      )}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </WideTable>
      )}
    </Card>
  )
}
