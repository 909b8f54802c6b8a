import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { farmerPage as text } from '@okolitsa/strings/ru/farmer-page.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import css from './farmer-goods-bar.module.css'
import { FIELDS, type ListState, listSearch, withChange } from './filters.ts'
import { farmerGoods } from './list-kinds.ts'
import { SortMenu } from './sort-menu.tsx'

export function FarmerGoodsBar({
  path,
  state,
}: {
  path: string
  state: ListState<(typeof farmerGoods)['sortings'][number]>
}) {
  return (
    <div className={css.bar}>
      <search className={css.search}>
        <form action={path} method="get" data-keep-scroll="">
          <SearchField
            key={state.text}
            name={FIELDS.text}
            label={text.search}
            placeholder={text.search}
            defaultValue={state.text}
            maxLength={100}
            action={
              <Button type="submit" look="secondary" size="medium">
                {text.searchSubmit}
              </Button>
            }
          />
        </form>
      </search>
      <SortMenu
        options={farmerGoods.sortings.map((sorting) => ({
          title: catalog.sorting.product[sorting],
          href: path + listSearch(withChange(state, { sorting }), farmerGoods),
          isCurrent: sorting === state.sorting,
        }))}
      />
    </div>
  )
}
