import type { GoodsList } from '@okolitsa/contracts/products/goods.ts'
import { GOODS_STATES } from '@okolitsa/contracts/products/goods-state.ts'
import { formatNumber } from '@okolitsa/strings/ru/format.ts'
import { productsDesk as text } from '@okolitsa/strings/ru/products-desk.ts'
import { productsForm } from '@okolitsa/strings/ru/products-form.ts'
import { lazy, Suspense, useState } from 'react'
import basketPicture from '../../../assets/food/basket.webp'
import { type FarPrice, farPricesOf } from '../../../data/products/desk/far-price.ts'
import { IMPORT_PATH } from '../../../data/products/desk/goods-import-query.ts'
import { GOODS_PATH, type GoodsQuery, goodsPath, NEW_GOODS_PATH } from '../../../data/products/desk/goods-query.ts'
import { type GoodsChange, useChangeGoods, useGoods, useGoodsCounts } from '../../../data/products/desk/use-goods.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { FileSpreadsheetIcon, PlusIcon } from '../../../ui/icons.ts'
import { ListSearch } from '../../../ui/list-search.tsx'
import { NothingFound } from '../../../ui/nothing-found.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { BulkBar } from './bulk-bar.tsx'
import css from './goods.module.css'
import { GoodsRow } from './goods-row.tsx'

const FarPriceDialog = lazy(() => import('./far-price-dialog.tsx'))

/** Products of a seller: price and stock are edited in place, selected products in bulk. */
export function GoodsScreen({
  initial,
  query,
  organizationId,
}: {
  initial: GoodsList
  query: GoodsQuery
  organizationId: number
}) {
  const list = useGoods(organizationId, query, initial)
  const { items } = list
  const counted = useGoodsCounts(organizationId, query, list)
  const { change: save, isSaving } = useChangeGoods(items)
  const [asked, setAsked] = useState<{ readonly prices: readonly FarPrice[]; readonly go: () => void } | null>(null)
  const change = (changes: readonly GoodsChange[], onDone?: () => void) => {
    const prices = farPricesOf(items, changes)
    if (prices.length > 0) setAsked({ prices, go: () => save(changes, onDone) })
    else save(changes, onDone)
  }
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const chosenItems = items.filter(({ id }) => chosen.has(id))
  const choose = (id: number, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, id] : [...now].filter((one) => one !== id)))
  const chooseNone = () => setChosen(new Set())
  const isAll = chosenItems.length === items.length
  return (
    <div className={css.screen} aria-busy={isSaving}>
      <div className={css.top}>
        <div>
          <h1 className="h1">{text.title}</h1>
          <p className="muted">{counted ? text.summary(counted.counts.all, counted.counts.onSale) : text.counting}</p>
        </div>
        <div className={css.ways}>
          <Button look="secondary-gray" icon={FileSpreadsheetIcon} href={IMPORT_PATH}>
            {text.byFile}
          </Button>
          <Button href={NEW_GOODS_PATH} icon={PlusIcon}>
            {productsForm.add}
          </Button>
        </div>
      </div>
      <ListSearch
        action={GOODS_PATH}
        kept={query.state === 'all' ? {} : { state: query.state }}
        search={query.search}
        words={text}
        maxLength={60}
      />
      <ChipGroup label={text.filters} scroll>
        {GOODS_STATES.map((state) => (
          <Chip
            key={state}
            href={goodsPath({ state, search: query.search })}
            selected={state === query.state}
            note={counted ? formatNumber(counted.counts[state]) : undefined}
          >
            {text.states[state]}
          </Chip>
        ))}
      </ChipGroup>
      {items.length === 0 ? (
        <NothingFound
          picture={basketPicture}
          search={query.search}
          isNarrowed={query.state !== 'all'}
          allHref={GOODS_PATH}
          words={text}
        />
      ) : (
        <div className={css.table}>
          <div className={css.head}>
            <Checkbox
              checked={isAll}
              onChange={() => setChosen(new Set(isAll ? [] : items.map(({ id }) => id)))}
              className={css.choice}
            >
              <span className={css.allWords}>{text.selectAll}</span>
            </Checkbox>
            {Object.entries(text.columns).map(([column, words]) => (
              <span key={column} className={css.column} aria-hidden="true">
                {words}
              </span>
            ))}
          </div>
          <ul className={css.items} data-rows="">
            {items.map((item) => (
              <GoodsRow
                key={item.id}
                item={item}
                isChosen={chosen.has(item.id)}
                onChoose={(isChosen) => choose(item.id, isChosen)}
                onChange={(one) => change([one])}
              />
            ))}
          </ul>
        </div>
      )}
      <Pagination
        text={text.pages}
        page={list.currentPage}
        pageCount={counted?.totalPages ?? 1}
        hrefOf={(page) => goodsPath({ ...query, page })}
      />
      {chosenItems.length > 0 && (
        <BulkBar items={chosenItems} isSaving={isSaving} onClear={chooseNone} onChange={change} />
      )}
      {asked && (
        <Suspense>
          <FarPriceDialog
            prices={asked.prices}
            onConfirm={() => {
              setAsked(null)
              asked.go()
            }}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
