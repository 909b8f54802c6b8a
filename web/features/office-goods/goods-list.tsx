import type { GoodsMove, OfficeGoodsRow } from '@okolitsa/contracts/products/office-goods.ts'
import { formatPrice, formatSaleSize } from '@okolitsa/strings/ru/format.ts'
import { officeGoods as text } from '@okolitsa/strings/ru/office-goods.ts'
import {
  type CheckedCategory,
  checkedPath,
  goodsExportPath,
  type goodsShape,
  OFFICE_GOODS_PATH,
} from '../../data/office/goods-query.ts'
import { categoryOptions } from '../../data/products/category-options.ts'
import { Badge } from '../../ui/badge.tsx'
import { CircleCheckIcon, CirclePauseIcon, Layers2Icon, Undo2Icon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import css from './goods-check.module.css'

type Row = OfficeGoodsRow
const { columns, views } = text
const CHECK_COLORS = { draft: 'gray', waiting: 'blue', returned: 'orange', hidden: 'red', accepted: 'green' } as const
const SALE_COLORS = { onSale: 'green', offSale: 'gray', archived: 'gray' } as const

/** The goods of all sellers as data for the list of the office. */
export const goodsList = (categories: readonly CheckedCategory[], { filters }: ReturnType<typeof goodsShape>) => ({
  path: OFFICE_GOODS_PATH,
  saved: 'goods' as const,
  columns: [
    {
      name: 'product',
      title: columns.product,
      cell: ({ title, sku, imageUrl, hue }: Row) => (
        <>
          <Thumb size={46} hue={hue} picture={{ src: imageUrl, alt: '' }} />
          <span className={css.name}>
            <b>{title}</b>
            <small>{sku}</small>
          </span>
        </>
      ),
    },
    {
      name: 'seller',
      title: columns.seller,
      cell: ({ organizationId, sellerTitle }: Row) => <a href={`/office/sellers/${organizationId}`}>{sellerTitle}</a>,
    },
    { name: 'category', title: columns.category, cell: ({ category }: Row) => category },
    {
      name: 'price',
      title: columns.price,
      isNumber: true,
      cell: ({ price, measure, unit }: Row) =>
        text.check.priceOf(formatPrice(price), formatSaleSize(measure, unit, false)),
    },
    {
      name: 'sale',
      title: columns.sale,
      cell: ({ sale }: Row) => <Badge color={SALE_COLORS[sale]}>{text.sales[sale]}</Badge>,
    },
    {
      name: 'check',
      title: columns.check,
      cell: ({ check }: Row) => <Badge color={CHECK_COLORS[check]}>{text.checks[check]}</Badge>,
    },
  ] as const,
  filters: [
    {
      name: 'check',
      title: text.filters.check,
      values: (['waiting', 'returned', 'hidden', 'accepted'] as const).map((value) => ({
        value,
        title: text.checks[value],
      })),
    },
    {
      name: 'sale',
      title: text.filters.sale,
      values: (['onSale', 'offSale', 'archived'] as const).map((value) => ({ value, title: text.sales[value] })),
    },
    { name: 'category', title: text.filters.category, values: [...categoryOptions(categories)] },
    ...(typeof filters.seller === 'object' ? filters.seller : []).map((value) => ({
      name: 'seller',
      title: text.filters.seller,
      values: [{ value, title: text.ofSeller }],
    })),
  ],
  orders: [
    { value: 'newest', title: text.orders.newest },
    { value: 'oldest', title: text.orders.oldest },
  ] as const,
  views: [
    { title: views.all, filters: {} },
    { title: views.waiting, filters: { check: 'waiting' } },
    { title: views.returned, filters: { check: 'returned' } },
    { title: views.hidden, filters: { check: 'hidden' } },
    { title: views.onSale, filters: { sale: 'onSale' } },
  ] as const,
  search: { label: text.search, longest: 80 },
  idOf: ({ id }: Row) => id,
  titleOf: ({ title }: Row) => title,
  hrefOf: ({ id }: Row) => checkedPath(id),
  exportPath: goodsExportPath,
})

const ICONS = { category: Layers2Icon, return: Undo2Icon, hide: CirclePauseIcon, accept: CircleCheckIcon } as const
const POSSIBLE: Readonly<Record<GoodsMove, (row: Row) => boolean>> = {
  category: () => true,
  return: ({ check }) => check !== 'returned' && check !== 'hidden',
  hide: ({ check }) => check !== 'hidden',
  accept: ({ check }) => check !== 'accepted',
}

/** Bulk actions of the list. */
export const goodsMoves = (ask: (move: GoodsMove, ids: readonly number[]) => void) =>
  (['category', 'return', 'hide', 'accept'] as const).map((move) => ({
    name: move,
    title: text.move.titles[move],
    icon: ICONS[move],
    isPossible: POSSIBLE[move],
    run: (rows: readonly Row[]) =>
      ask(
        move,
        rows.map(({ id }) => id),
      ),
  }))
