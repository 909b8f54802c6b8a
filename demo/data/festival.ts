import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'
import { type DemoFestivalGround, festivalSchema } from '../schemas/festival.ts'
import { readData } from './read-data.ts'

const { sections, ...festival } = readData('festival.json', festivalSchema)

/** Nine cities on consecutive weekends; dates count from the next Saturday. */
export const demoFestival: { readonly lead: string; readonly grounds: readonly DemoFestivalGround[] } = festival

/** Categories of the festival's sections. */
export const demoFestivalSections: Readonly<Record<FestivalSection, readonly number[]>> = sections
