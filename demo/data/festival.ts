import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'
import { type DemoFestivalGround, festivalSchema } from '../schemas/festival.ts'
import { readData } from './read-data.ts'

const { sections, ...festival } = readData('festival.json', festivalSchema)

/** The festival in nine cities on consecutive weekends; dates are relative to the next Saturday. */
export const demoFestival: { readonly lead: string; readonly grounds: readonly DemoFestivalGround[] } = festival

/** Categories of the festival's sections. */
export const demoFestivalSections: Readonly<Record<FestivalSection, readonly number[]>> = sections
