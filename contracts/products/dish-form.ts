import { MAX_GROUPS, MAX_OPTIONS } from '@okolitsa/domain/restaurants/restaurant-fields.ts'
import { z } from 'zod'
import { enteredRoubles } from '../kernel/roubles.ts'

const whole = z.number('notANumber').int('wholeNumber')
const known = whole.min(1, 'wrongValue').max(2_147_483_647, 'wrongValue')
const limitedText = (most: number) => z.string('wrongValue').trim().max(most, 'tooLong')
const time = z.string('wrongValue').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrongValue')

const option = {
  /** Id of an existing option, to which carts refer; absent = a new option. */
  id: known.optional(),
  title: limitedText(100),
  /** Amount or description. */
  note: limitedText(100),
  /** Price of the option, added to the price of the dish, roubles. */
  price: enteredRoubles({ most: 1_000_000 }),
  isDefault: z.boolean('wrongValue'),
  /** Maximum number of this option in one portion. */
  most: whole.min(1, 'tooSmall').max(20, 'tooBig'),
  /** Dish of a combo. */
  dishId: known.nullable(),
}
/** Minimum and maximum of chosen options; 1 and 1 = exactly one. */
const group = {
  id: known.optional(),
  title: limitedText(100),
  least: whole.min(0, 'tooSmall').max(MAX_OPTIONS, 'tooBig'),
  most: whole.min(1, 'tooSmall').max(1_000, 'tooBig'),
}

/** Fields of a dish in addition to its product. */
export const dishFormSchema = z.object({
  sectionId: known,
  /** Serving hours in the restaurant's time zone; null = the hours of the section. */
  served: z
    .object({
      weekdays: z.array(whole.min(1, 'wrongValue').max(7, 'wrongValue')).max(7, 'tooLong'),
      from: time,
      to: time,
    })
    .nullable(),
  isSpicy: z.boolean('wrongValue'),
  isMeatless: z.boolean('wrongValue'),
  /** Questions in order; an option's question is asked when the option is chosen. */
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
