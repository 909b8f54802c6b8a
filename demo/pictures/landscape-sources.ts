import type { DemoOrganization } from '../model.ts'
import type { LandscapeKind } from './landscape.ts'
import { MOODS, type Mood } from './landscape-colors.ts'

/** What is drawn for one source. */
export interface LandscapeScene {
  readonly id: number
  readonly kind: LandscapeKind
  readonly mood: Mood
}
type Farm = Pick<DemoOrganization, 'id' | 'landscape'>

/** How many more times of the day a farm is shown at. */
const GALLERY_PICTURES = 2

/** Source of a farm's picture. */
export const landscapeSource = ({ id }: Farm): string => `land/${id}.svg`

/** The same place at other times of the day; winter is for who is shown in winter anyway. */
const otherMoods = ({ landscape }: Farm): readonly Mood[] => {
  const moods = MOODS.filter((mood) => mood !== 'winter' && mood !== landscape.mood)
  const first = MOODS.indexOf(landscape.mood)
  return Array.from({ length: GALLERY_PICTURES }, (_, index) => moods[(first + index * 2) % moods.length] as Mood)
}
const sourceOf = ({ id }: Farm, mood: Mood): string => `land/${id}-${mood}.svg`

/** Sources of a farm's gallery, its own picture first. */
export const gallerySources = (farm: Farm): string[] => [
  landscapeSource(farm),
  ...otherMoods(farm).map((mood) => sourceOf(farm, mood)),
]

/** Every landscape there is, by its source. */
export function landscapeScenes(farms: readonly Farm[]): ReadonlyMap<string, LandscapeScene> {
  return new Map(
    farms.flatMap((farm) => {
      const { id, landscape } = farm
      const others = otherMoods(farm).map((mood) => [sourceOf(farm, mood), { id, ...landscape, mood }] as const)
      return [[landscapeSource(farm), { id, ...landscape }] as const, ...others]
    }),
  )
}
