import { MAX_GROUPS, MAX_OPTIONS } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { z } from 'zod'
import { saidRoubles } from '../kernel/roubles.ts'

const whole = z.number('notANumber').int('wholeNumber')
const known = whole.min(1, 'wrongValue').max(2_147_483_647, 'wrongValue')
const told = (most: number) => z.string('wrongValue').trim().max(most, 'tooLong')
const time = z.string('wrongValue').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrongValue')

const option = {
  /** One with an id stays the same option: carts know it by it. */
  id: known.optional(),
  title: told(100),
  /** How much it is, or what it is like. */
  note: told(100),
  /** Added to the price of the dish, roubles. */
  price: saidRoubles({ most: 1_000_000 }),
  isDefault: z.boolean('wrongValue'),
  /** Of it in one portion. */
  most: whole.min(1, 'tooSmall').max(20, 'tooBig'),
  /** Of a combo: the dish it stands for. */
  dishId: known.nullable(),
}
/** At least and at most so many are chosen; 1 and 1 = exactly one. */
const group = {
  id: known.optional(),
  title: told(100),
  least: whole.min(0, 'tooSmall').max(MAX_OPTIONS, 'tooBig'),
  most: whole.min(1, 'tooSmall').max(1_000, 'tooBig'),
}

/** What a restaurant writes of a dish beside its product. */
export const dishFormSchema = z.object({
  sectionId: known,
  /** Its own part of the day, by the clock of the restaurant; null = whenever its section is served. */
  served: z
    .object({
      weekdays: z.array(whole.min(1, 'wrongValue').max(7, 'wrongValue')).max(7, 'tooLong'),
      from: time,
      to: time,
    })
    .nullable(),
  isSpicy: z.boolean('wrongValue'),
  isMeatless: z.boolean('wrongValue'),
  /** Questions in their order; a question of an option asks when that option is chosen. */
  groups: z
    .array(
      z.object({
        ...group,
        options: z
          .array(
            z.object({
              ...option,
              groups: z
                .array(z.object({ ...group, options: z.array(z.object(option)).max(MAX_OPTIONS, 'tooLong') }))
                .max(MAX_GROUPS, 'tooLong'),
            }),
          )
          .max(MAX_OPTIONS, 'tooLong'),
      }),
    )
    .max(MAX_GROUPS, 'tooLong'),
})
export type DishForm = z.output<typeof dishFormSchema>
