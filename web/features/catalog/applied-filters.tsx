import type { Facet } from '@okolitsa/contracts/catalog/listing.ts'
import { listFilters } from '@okolitsa/strings/ru/list-filters.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type FlagCode, type ListState, organizationIdOf, withChange, withoutFilters } from './filters.ts'

const text = listFilters.panel

export const flagTitles: Record<FlagCode, string> = {
  ...text.appliedFlags,
  ...listFilters.applied,
  ...listFilters.titles,
}

/** Titles of the attribute and its value; the raw code when the list does not contain it. */
function titleOfAttribute(filter: string, facets: readonly Facet[]): string {
  for (const facet of facets) {
    const option = facet.kind === 'attribute' && facet.options.find(({ value }) => value === filter)
    if (facet.kind === 'attribute' && option) return `${facet.title}: ${option.title}`
  }
  return filter.slice(filter.indexOf('=') + 1)
}

export interface AppliedFiltersProps {
  state: ListState
  facets: readonly Facet[]
  hrefOf(state: ListState): string
}

/** Active filters as chips that are links to the list without them. */
export function AppliedFilters({ state, facets, hrefOf }: AppliedFiltersProps) {
  const reference = useDayReference()
  const { priceFrom, priceTo } = state
  const options = facets.find((facet) => facet.kind === 'options')?.options ?? []
  const titleOfFarmer = (id: number) =>
    options.find((option) => organizationIdOf(option.value) === String(id))?.title ?? text.farmer
  const without = (change: Partial<ListState>) => hrefOf(withChange(state, change))
  const chips = [
    ...state.dates.map((date) => ({
      title: text.appliedDay(date, reference),
      href: without({ dates: state.dates.filter((other) => other !== date) }),
    })),
    ...(priceFrom === null && priceTo === null
      ? []
      : [{ title: text.appliedPrice(priceFrom, priceTo), href: without({ priceFrom: null, priceTo: null }) }]),
    ...state.farmers.map((id) => ({
      title: titleOfFarmer(id),
      href: without({ farmers: state.farmers.filter((other) => other !== id) }),
    })),
    ...state.attributes.map((filter) => ({
      title: titleOfAttribute(filter, facets),
      href: without({ attributes: state.attributes.filter((other) => other !== filter) }),
    })),
    ...state.flags.map((flag) => ({
      title: flagTitles[flag],
      href: without({ flags: state.flags.filter((other) => other !== flag) }),
    })),
  ]
  if (chips.length === 0) return null
  return (
    <>
      {chips.map(({ title, href }) => (
        <Chip key={href} href={href} removable aria-label={text.remove(title)} data-keep-scroll="" rel="nofollow">
          {title}
        </Chip>
      ))}
      <Button href={hrefOf(withoutFilters(state))} size="small-without-paddings" data-keep-scroll="">
        {text.reset}
      </Button>
    </>
  )
}
