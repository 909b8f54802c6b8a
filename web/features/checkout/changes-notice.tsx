import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { cart } from '@okolitsa/strings/ru/cart.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { Notice } from '../../ui/notice.tsx'
import { changesOf, type FoundChange } from './use-place-order.ts'

function changeWords({ kind, left, max, was, now }: FoundChange): string {
  const words = cart.changes
  if (kind === 'lessLeft') return words.lessLeft(left ?? 0)
  if (kind === 'limit') return words.limit(max ?? 0)
  if (kind === 'priceChanged') return words.priceChanged(was ?? 0, now ?? 0)
  if (kind === 'soldOut' || kind === 'disabled' || kind === 'unreachable') return words[kind]
  return ''
}

/** Why the order was not written: what changed line by line, or the reason in words. Nothing was charged. */
export function RefusalNotice({ problem }: { problem: Pick<Problem, 'code' | 'title' | 'facts'> }) {
  if (problem.code !== 'CART_CHANGED') return <Notice tone="error" title={problem.title} />
  const { total, expectedTotal, changes } = changesOf(problem as Problem)
  return (
    <Notice tone="error" title={text.changedTitle}>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={`${change.title}-${change.kind}`}>
              <b>{change.title}.</b> {changeWords(change)}
            </li>
          ))}
        </ul>
      )}
      {total !== null && expectedTotal !== null && <p>{text.changedTotal(expectedTotal, total)}</p>}
      {total !== null && <p>{text.changedNext}</p>}
    </Notice>
  )
}
