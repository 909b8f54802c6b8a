import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { itemsOf, line, optionalTitle } from './fields.ts'

/** Days of a timetable's line, in display order. */
export const TIMETABLE_DAYS = [
  'daily',
  'workdays',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'weekend',
] as const

export const timetableBlock = defineBlock(
  z.object({
    title: optionalTitle,
    note: line(300).default(''),
    items: itemsOf(
      z.object({
        day: z.enum(TIMETABLE_DAYS, 'wrongValue').default('daily'),
        time: line(40).default(''),
        title: line(120),
        text: line(200).default(''),
      }),
      40,
    ),
  }),
)
