import { officeList as text } from '@okolitsa/strings/ru/office-list.ts'
import type { ListQuery } from '../../data/office/list-query.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ListColumn, ListDescription } from './list-description.ts'
import css from './list-table.module.css'

/** Columns that are shown, in the order of the description. */
export const shownColumns = <Row,>(
  { columns }: Pick<ListDescription<Row>, 'columns'>,
  query: Pick<ListQuery, 'columns'>,
): ListColumn<Row>[] =>
  columns.filter(({ name, isHidden }, index) => index === 0 || (query.columns?.includes(name) ?? !isHidden))

/** The rows as a table; below 768 px each row is a card. */
export function ListTable<Row>({
  list,
  query,
  rows,
  chosen,
  onChoose,
  onChooseAll,
}: {
  list: ListDescription<Row>
  query: ListQuery
  rows: readonly Row[]
  /** Ids of selected rows; null = rows cannot be selected. */
  chosen: ReadonlySet<number> | null
  onChoose: (id: number) => void
  onChooseAll: (isChosen: boolean) => void
}) {
  const [main, ...others] = shownColumns(list, query)
  if (!main) return null
  const isAllChosen = chosen !== null && rows.length > 0 && rows.every((row) => chosen.has(list.idOf(row)))
  const sortOf = ({ sort }: ListColumn<Row>) => (sort?.order === query.order ? sort.direction : undefined)
  return (
    <table className={classNames(css.table, query.isDense && css.dense)}>
      <thead>
        <tr>
          {chosen && (
            <th scope="col" className={css.box}>
              <input
                type="checkbox"
                aria-label={text.selectPage}
                checked={isAllChosen}
                onChange={({ target }) => onChooseAll(target.checked)}
              />
            </th>
          )}
          {[main, ...others].map((column) => (
            <th
              key={column.name}
              scope="col"
              className={column.isNumber ? css.number : undefined}
              aria-sort={sortOf(column)}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = list.idOf(row)
          const isChosen = chosen?.has(id) ?? false
          return (
            <tr key={id} data-row="" className={isChosen ? css.chosen : undefined}>
              {chosen && (
                <td className={css.box}>
                  <input
                    type="checkbox"
                    aria-label={text.select(list.titleOf(row))}
                    checked={isChosen}
                    onChange={() => onChoose(id)}
                  />
                </td>
              )}
              <th scope="row">
                <a data-open="" href={list.hrefOf(row)}>
                  {main.cell(row)}
                </a>
              </th>
              {others.map((column) => (
                <td key={column.name} data-title={column.title} className={column.isNumber ? css.number : undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
