import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { itemsOf, line, oneOf, optionalTitle } from './fields.ts'

/** Prices in groups; prices are texts («от 300 ₽», «по договорённости»). */
export const priceListBlock = defineBlock(
  z.object({
    title: optionalTitle,
    note: line(300).default(''),
    layout: oneOf(['list', 'columns']),
    items: itemsOf(
      z.object({
        group: line(60).default(''),
        title: line(120),
        text: line(200).default(''),
        price: line(40).default(''),
      }),
      60,
    ),
  }),
)
