import type { CheckedGoods, ShownContent } from '@okolitsa/contracts/products/office-goods.ts'
import type { CheckedPart } from '@okolitsa/domain/goods/goods-check.ts'
import { wordDifference } from '@okolitsa/domain/text/word-difference.ts'
import { formatPrice, formatSaleSize } from '@okolitsa/strings/ru/format.ts'
import { officeGoods } from '@okolitsa/strings/ru/office-goods.ts'
import css from './goods-check.module.css'

const text = officeGoods.check
const PICTURE = { width: 176, height: 132 }

const TEXTS = [
  ['title', ({ title }: ShownContent) => title],
  ['composition', ({ composition }: ShownContent) => composition],
  ['allergens', ({ allergens }: ShownContent) => allergens.join(', ')],
  ['description', ({ description }: ShownContent) => description],
  ['categoryId', ({ category }: ShownContent) => category],
] as const satisfies readonly (readonly [CheckedPart, (content: ShownContent) => string])[]

/** The accepted content and the proposed one side by side; of a new product only the proposed one. */
export function Sides({ goods: { accepted, proposed, changed, time, price, measure, unit } }: { goods: CheckedGoods }) {
  const before = accepted ?? proposed
  const isOne = accepted === null || changed.length === 0
  // a change that is checked after it is shown stands on sale already
  const [left, right] = time === 'before' ? [text.now, text.next] : [text.before, text.now]
  const priceWords = text.priceOf(formatPrice(price), formatSaleSize(measure, unit, false))
  return (
    <table className={css.sides}>
      <thead>
        <tr>
          <td />
          {!isOne && <th scope="col">{left}</th>}
          <th scope="col">{isOne ? text.only : right}</th>
        </tr>
      </thead>
      <tbody>
        <tr data-changed={changed.includes('pictures') || undefined}>
          <th scope="row">{text.parts.pictures}</th>
          {!isOne && (
            <td data-side={left}>
              <Pictures content={before} other={proposed} mark={text.removed} />
            </td>
          )}
          <td data-side={isOne ? undefined : right}>
            <Pictures content={proposed} other={isOne ? proposed : before} mark={text.added} />
          </td>
        </tr>
        {TEXTS.map(([part, of]) => (
          <tr key={part} data-changed={changed.includes(part) || undefined}>
            <th scope="row">{text.parts[part]}</th>
            {!isOne && (
              <td data-side={left}>
                <Words before={of(before)} after={of(proposed)} side="removed" />
              </td>
            )}
            <td data-side={isOne ? undefined : right}>
              <Words before={of(before)} after={of(proposed)} side="added" />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{text.price}</th>
          {!isOne && <td data-side={left}>{priceWords}</td>}
          <td data-side={isOne ? undefined : right}>{priceWords}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** One side of a text, with the words that only it has. */
function Words({ before, after, side }: { before: string; after: string; side: 'removed' | 'added' }) {
  const own = side === 'removed' ? before : after
  if (own === '') return <span className="muted">{text.none}</span>
  const runs = wordDifference(before, after).filter(({ kind }) => kind === 'same' || kind === side)
  const Mark = side === 'removed' ? 'del' : 'ins'
  return (
    <p className={css.words}>
      {runs.map(({ kind, text: words }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text, never reordered
        kind === 'same' ? <span key={index}>{words}</span> : <Mark key={index}>{words}</Mark>,
      )}
    </p>
  )
}

function Pictures({ content, other, mark }: { content: ShownContent; other: ShownContent; mark: string }) {
  const known = new Set(other.pictures.map(({ url }) => url))
  return (
    <ul className={css.pictures}>
      {content.pictures.map(({ url, alt }, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={alt || text.picture(index + 1)} {...PICTURE} loading="lazy" />
          </a>
          {!known.has(url) && <small>{mark}</small>}
        </li>
      ))}
    </ul>
  )
}
