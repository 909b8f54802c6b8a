import type { GoodsImport, GoodsImportRow, GoodsImportRows } from '@okolitsa/contracts/products/goods-import.ts'
import { productsImport as text } from '@okolitsa/strings/ru/products-import.ts'
import {
  IMPORT_PATH,
  type ImportRowsQuery,
  importPath,
  ROW_FILTERS,
} from '../../../data/products/desk/goods-import-query.ts'
import { useGoodsImport } from '../../../data/products/desk/use-goods-import.ts'
import { Notification } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { ArrowLeftIcon, TriangleAlertIcon } from '../../../ui/icons.ts'
import { Pagination } from '../../../ui/pagination.tsx'
import css from './goods-import.module.css'
import { ImportState } from './import-state.tsx'

/** Preview of an import by row; then its progress and skipped rows. */
export function ImportPreview({
  initial,
  rows,
  query,
}: {
  initial: GoodsImport
  rows: GoodsImportRows
  query: ImportRowsQuery
}) {
  const { goodsImport, apply, refusal } = useGoodsImport(initial)
  const { id, fileName, counts, progress, unknownColumns } = goodsImport
  const numbers = { ...counts, left: progress.stale + progress.refused }
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <div>
          <h1 className="h1">{fileName || text.noName}</h1>
          <p className="muted">{text.summary(counts.all)}</p>
        </div>
        <Button look="secondary-gray" size="medium" icon={ArrowLeftIcon} href={IMPORT_PATH}>
          {text.backToFiles}
        </Button>
      </div>
      {unknownColumns.length > 0 && (
        <Notification tone="warning" title={text.unknownTitle}>
          {text.unknown(unknownColumns)}
        </Notification>
      )}
      <ImportState goodsImport={goodsImport} apply={apply} refusal={refusal} />
      <ChipGroup label={text.filters} scroll>
        {ROW_FILTERS.filter((fate) => fate === 'all' || numbers[fate] > 0 || fate === query.fate).map((fate) => (
          <Chip
            key={fate}
            href={importPath(id, { fate })}
            selected={fate === query.fate}
            note={String(fate === 'all' ? counts.all : numbers[fate])}
          >
            {fate === 'all' ? text.all : text.filter[fate]}
          </Chip>
        ))}
      </ChipGroup>
      {rows.items.length === 0 ? (
        <Card>
          <p className="muted">{text.noRows}</p>
        </Card>
      ) : (
        <ul className={css.rows}>
          {rows.items.map((row) => (
            <Row key={row.row} {...row} />
          ))}
        </ul>
      )}
      <Pagination
        text={text.pages}
        page={rows.currentPage}
        pageCount={rows.totalPages}
        hrefOf={(page) => importPath(id, { ...query, page })}
      />
    </div>
  )
}

const COLORS = { new: 'green', changed: 'blue', same: 'gray', wrong: 'red' } as const
const OF_NEW: ReadonlySet<string> = new Set(['category', 'price', 'specialPrice', 'stock', 'isOnSale'])

function Row({ row, fate, outcome, title, changes, isPriceFar, mistakes }: GoodsImportRow) {
  const shown = fate === 'new' ? changes.filter(({ column }) => OF_NEW.has(column)) : changes
  return (
    <li className={css.row}>
      <div className={css.head}>
        <span className="muted">{text.row(row)}</span>
        <Badge color={COLORS[fate]} size="large">
          {text.fates[fate]}
        </Badge>
      </div>
      {title && <b>{title}</b>}
      {shown.length > 0 && (
        <dl className={css.changes}>
          {shown.map(({ column, before, after }) => (
            <div key={column}>
              <dt>{text.columns[column]}</dt>
              <dd>{before === null ? text.shown(column, after) : text.from(column, before, after)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isPriceFar && (
        <Badge size="large" color="orange" icon={TriangleAlertIcon}>
          {text.far}
        </Badge>
      )}
      {mistakes.map(({ column, code, detail }) => (
        <p key={`${column}-${code}`} className={css.mistake}>
          {text.mistake(column, code, detail)}
        </p>
      ))}
      {outcome && outcome !== 'written' && <p className={css.mistake}>{text.outcomes[outcome]}</p>}
      {outcome === 'written' && <p className="muted">{text.outcomes.written}</p>}
    </li>
  )
}
