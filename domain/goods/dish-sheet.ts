import type { OptionGroup } from '../restaurants/options.ts'
import type { NewDishOption, NewOptionGroup } from '../restaurants/restaurant-fields.ts'
import type { ServedHours } from '../restaurants/served.ts'

/** Fields of a dish in addition to its product. */
export interface DishSheet {
  readonly sectionId: number
  /** Serving hours; null = the hours of its section. */
  readonly served: ServedHours | null
  readonly isSpicy: boolean
  readonly isMeatless: boolean
  readonly groups: readonly NewOptionGroup[]
}

/** Questions of a dish as entered, without stock. */
export const writtenGroups = (groups: readonly OptionGroup[]): NewOptionGroup[] =>
  groups.map(({ options, ...group }) => ({
    ...group,
    options: options.map(({ isAvailable: _now, groups: nested, ...option }) => ({
      ...option,
      groups: writtenGroups(nested),
    })),
  }))

/** Questions for a copy of a dish, without ids. */
export const groupsOfCopy = (groups: readonly NewOptionGroup[]): NewOptionGroup[] => withIds(groups, () => false)

/** Restores an older list of questions; removed questions are recreated. */
export function groupsAgain(older: readonly NewOptionGroup[], now: readonly NewOptionGroup[]): NewOptionGroup[] {
  const known = idsOf(now)
  return withIds(older, (kind, id) => known[kind].has(id))
}

type Kind = 'groups' | 'options'

function withIds(groups: readonly NewOptionGroup[], isKept: (kind: Kind, id: number) => boolean): NewOptionGroup[] {
  const kept = <T extends { readonly id?: number | undefined }>(kind: Kind, { id, ...rest }: T) =>
    id !== undefined && isKept(kind, id) ? { ...rest, id } : rest
  return groups.map(
    (group) =>
      kept('groups', {
        ...group,
        options: group.options.map(
          (option) => kept('options', { ...option, groups: withIds(option.groups, isKept) }) as NewDishOption,
        ),
      }) as NewOptionGroup,
  )
}

function idsOf(groups: readonly NewOptionGroup[]): Readonly<Record<Kind, ReadonlySet<number>>> {
  const all = groups.flatMap(function deep(group): NewOptionGroup[] {
    return [group, ...group.options.flatMap((option) => option.groups.flatMap(deep))]
  })
  return {
    groups: new Set(all.flatMap(({ id }) => id ?? [])),
    options: new Set(all.flatMap(({ options }) => options.flatMap(({ id }) => id ?? []))),
  }
}
