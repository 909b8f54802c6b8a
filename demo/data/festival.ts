import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'
import { type DemoFestivalGround, festivalSchema } from '../schemas/festival.ts'
import { readData } from './read-data.ts'

const { sections, ...festival } = readData('festival.json', festivalSchema)

/** Nine cities, a weekend after a weekend; the dates count from the first Saturday ahead. */
export const demoFestival: { readonly lead: string; readonly grounds: readonly DemoFestivalGround[] } = festival

/** Sections of the festival as categories of the catalogue. */
export const demoFestivalSections: Readonly<Record<FestivalSection, readonly number[]>> = sections
