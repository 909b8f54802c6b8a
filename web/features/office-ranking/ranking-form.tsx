import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'
import { officeRanking as text } from '@okolitsa/strings/ru/office-ranking.ts'
import { lazy, Suspense, useState } from 'react'
import { usePlaceSearch } from '../../data/geo/use-place-search.ts'
import {
  FARM_SORTINGS,
  RANKED_LISTS,
  RANKING_PATH,
  type RankingAsked,
  rankingParameters,
} from '../../data/office/ranking-query.ts'
import { navigate } from '../../platform/router/router.ts'
import { Card } from '../../ui/card.tsx'
import { MapPinIcon } from '../../ui/icons.ts'
import { ListSearch } from '../../ui/list-search.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import css from './ranking.module.css'

const ComboBox = lazy(() => import('../../ui/combo-box.tsx'))

/** Chooses the list, the place of the visitor, and what is searched for. */
export function RankingForm({
  asked,
  categories,
}: {
  asked: RankingAsked
  categories: readonly { readonly id: number; readonly title: string }[]
}) {
  const { list, phrase, categoryId, sorting, place } = asked
  const [typed, setTyped] = useState(place?.title ?? '')
  const { places, state } = usePlaceSearch(typed)
  const show = (part: Partial<RankingAsked>) =>
    void navigate(`${RANKING_PATH}?${new URLSearchParams(rankingParameters({ ...asked, ...part }))}`)
  const { search: _search, ...kept } = rankingParameters(asked)
  return (
    <Card as="section" className="stack g4" aria-label={text.search}>
      <Segmented
        label={text.list}
        value={list}
        items={RANKED_LISTS.map((value) => ({ value, title: text.lists[value] }))}
        onValueChange={(value) => show({ list: value })}
      />
      <div className={css.form}>
        {list !== 'farms' && (
          <ListSearch
            action={RANKING_PATH}
            kept={kept}
            search={phrase}
            words={list === 'goods' ? text : { ...text, searchHint: text.dishHint }}
            maxLength={100}
          />
        )}
        {list === 'goods' && (
          <Select
            label={text.category}
            items={[
              { value: '', title: text.everything },
              ...categories.map(({ id, title }) => ({ value: String(id), title })),
            ]}
            value={categoryId > 0 ? String(categoryId) : ''}
            onChange={({ target }) => show({ categoryId: Number(target.value) })}
          />
        )}
        {list === 'farms' && (
          <Select
            label={text.sorting}
            items={FARM_SORTINGS.map((value) => ({ value, title: farmersText.sorting[value] }))}
            value={sorting}
            onChange={({ target }) => show({ sorting: FARM_SORTINGS.find((one) => one === target.value) ?? sorting })}
          />
        )}
        <Suspense>
          <ComboBox
            label={text.visitorPlace}
            hint={text.visitorPlaceHint}
            inputValue={typed}
            icon={MapPinIcon}
            items={places.map(({ title }, index) => ({ id: String(index), title }))}
            emptyText={state === 'nothing' ? text.noPlace : undefined}
            onInputChange={(value) => {
              setTyped(value)
              if (value.trim() === '' && place) show({ place: null })
            }}
            onSelect={(id) => {
              const chosen = places[Number(id)]
              if (!chosen) return
              setTyped(chosen.title)
              show({ place: chosen })
            }}
          />
        </Suspense>
      </div>
    </Card>
  )
}
