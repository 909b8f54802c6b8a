import type { StockItem, StockList } from '@okolitsa/contracts/stock/stock-desk.ts'
import { STOCK_STATES } from '@okolitsa/contracts/stock/stock-state.ts'
import { stockDesk as text } from '@okolitsa/strings/ru/stock-desk.ts'
import { useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { countingOf } from '../../data/stock/desk/counting.ts'
import { historyPath, lotsPath, STOCK_PATH, type StockQuery, stockPath } from '../../data/stock/desk/stock-query.ts'
import { withUnsentMoves } from '../../data/stock/desk/unsent-stock.ts'
import { useMoveStock, useStock } from '../../data/stock/desk/use-stock.ts'
import { type UnsentOwner, useUnsent } from '../../data/unsent/desk/unsent-queue.ts'
import { UnsavedGuard } from '../../platform/forms/unsaved-guard.tsx'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { HistoryIcon, Layers2Icon, Undo2Icon } from '../../ui/icons.ts'
import { ListSearch } from '../../ui/list-search.tsx'
import { NothingFound } from '../../ui/nothing-found.tsx'
import { Pagination } from '../../ui/pagination.tsx'
// a static import: the window must open offline, too
import MoveDialog from './move-dialog.tsx'
import css from './stock.module.css'
import { StockRow } from './stock-row.tsx'
import ThresholdDialog from './threshold-dialog.tsx'

type Drafts = ReadonlyMap<number, number>
const isCounted = (item: StockItem): item is StockItem & { onHand: number } => item.onHand !== null

/** Stock list: amounts are corrected in place and saved together; arrivals and write-offs are entered separately. */
export function StockScreen({ initial, query, owner }: { initial: StockList; query: StockQuery; owner: UnsentOwner }) {
  const list = useStock(owner.organizationId, query, initial)
  const items = withUnsentMoves(list.items, useUnsent(owner))
  const { counts } = list
  const { move, isSaving } = useMoveStock(owner)
  const [kept, setKept] = useKeptState<Record<string, number>>('stock', () => ({}))
  const drafts: Drafts = new Map(Object.entries(kept).map(([id, amount]) => [Number(id), amount]))
  const setDrafts = (next: Drafts | ((now: Drafts) => Drafts)) =>
    setKept((now) => {
      const before = new Map(Object.entries(now).map(([id, amount]) => [Number(id), amount]))
      return Object.fromEntries(typeof next === 'function' ? next(before) : next)
    })
  const [moving, setMoving] = useState<{ id: number; kind: 'arrival' | 'writeOff' | 'threshold' } | null>(null)
  const moved = items.find(({ id }) => id === moving?.id)
  const put = (id: number, amount: number | undefined) =>
    setDrafts(
      (now) => new Map([...now].filter(([one]) => one !== id).concat(amount === undefined ? [] : [[id, amount]])),
    )
  const changed = items.flatMap((item) => {
    const amount = drafts.get(item.id)
    return amount === undefined || amount === item.onHand ? [] : [{ item, amount }]
  })
  const ready = changed.filter(({ item, amount }) => amount >= item.promised)
  const save = () =>
    move(
      ready.map(({ item, amount }) => ({
        press: crypto.randomUUID(),
        productId: item.id,
        kind: 'count' as const,
        amount,
        seen: item.onHand,
      })),
      (done) => setDrafts((now) => new Map([...now].filter(([id]) => !done.has(id)))),
    )
  return (
    <div className={css.screen} aria-busy={isSaving}>
      <UnsavedGuard isDirty={changed.length > 0 && !isSaving} />
      <div className={css.top}>
        <div>
          <h1 className="h1">{text.title}</h1>
          <p className="muted">{text.lead}</p>
        </div>
        <div className={css.links}>
          <Button look="secondary-gray" size="medium" icon={Layers2Icon} href={lotsPath('open')}>
            {text.toLots}
          </Button>
          <Button look="secondary-gray" size="medium" icon={HistoryIcon} href={historyPath()}>
            {text.toHistory}
          </Button>
        </div>
      </div>
      <ListSearch
        action={STOCK_PATH}
        kept={query.state === 'all' ? {} : { state: query.state }}
        search={query.search}
        words={text}
        maxLength={60}
      />
      <ChipGroup label={text.filters} scroll>
        {STOCK_STATES.map((state) => (
          <Chip
            key={state}
            href={stockPath({ state, search: query.search })}
            selected={state === query.state}
            note={String(counts[state])}
          >
            {text.states[state]}
          </Chip>
        ))}
      </ChipGroup>
      <Yesterday items={items} drafts={drafts} onSet={setDrafts} />
      {items.length === 0 ? (
        <NothingFound
          picture={basketPicture}
          search={query.search}
          isNarrowed={query.state !== 'all'}
          allHref={STOCK_PATH}
          words={text}
        />
      ) : (
        <ul className={css.items}>
          {items.map((item) => (
            <StockRow
              key={item.id}
              item={item}
              draft={drafts.get(item.id)}
              onDraft={(amount) => put(item.id, amount)}
              onMove={(kind) => setMoving({ id: item.id, kind })}
            />
          ))}
        </ul>
      )}
      <Pagination
        text={text.pages}
        page={list.currentPage}
        pageCount={list.totalPages}
        hrefOf={(page) => stockPath({ ...query, page })}
      />
      {changed.length > 0 && (
        <section className={css.bar} aria-label={text.bar}>
          <Button look="secondary-gray" size="xlarge" onClick={() => setDrafts(new Map())}>
            {text.cancel}
          </Button>
          <Button size="xlarge" block busy={isSaving} disabled={ready.length === 0} onClick={save}>
            {text.save(ready.length)}
          </Button>
        </section>
      )}
      {moving?.kind === 'threshold' && moved && <ThresholdDialog item={moved} onClose={() => setMoving(null)} />}
      {moving && moving.kind !== 'threshold' && moved && isCounted(moved) && (
        <MoveDialog owner={owner} item={moved} kind={moving.kind} onClose={() => setMoving(null)} />
      )}
    </div>
  )
}

/** Fills in yesterday's amounts, where possible. */
function Yesterday({
  items,
  drafts,
  onSet,
}: {
  items: readonly StockItem[]
  drafts: Drafts
  onSet: (drafts: Drafts) => void
}) {
  const others = items.flatMap(({ id, yesterday, onHand, promised, ...item }) =>
    yesterday === null || onHand === null || yesterday === onHand || yesterday < promised
      ? []
      : [{ id, yesterday, title: item.title, unit: countingOf(item).unit }],
  )
  const [first] = others
  if (!first || others.every(({ id, yesterday }) => drafts.get(id) === yesterday)) return null
  const { yesterday: words } = text
  return (
    <>
      <Notification title={words.title(first.title, first.yesterday, first.unit)}>{words.text}</Notification>
      <Button
        look="secondary"
        block
        icon={Undo2Icon}
        onClick={() => onSet(new Map([...drafts, ...others.map(({ id, yesterday }) => [id, yesterday] as const)]))}
      >
        {words.set}
      </Button>
    </>
  )
}
