import type { ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'
import type * as ru from '../ru/goods-decisions.ts'
import type { Words } from '../words.ts'

const reasons: Readonly<Record<ReturnReason, { readonly title: string; readonly mend: string }>> = {
  category: { title: 'Wrong category', mend: 'Choose the category where customers look for such goods.' },
  composition: {
    title: 'Incomplete ingredients',
    mend: 'List everything the product contains, by falling share, and mark the allergens.',
  },
  picture: {
    title: 'Foreign or bad picture',
    mend: 'Take a picture of your own product in daylight, without texts and marks of others.',
  },
  cures: { title: 'Promises to cure', mend: 'Remove words about cures and illnesses: the law forbids them for food.' },
  papers: {
    title: 'A paper is missing',
    mend: 'Add the document of this product under “Documents” and save it again.',
  },
  measure: {
    title: 'Weight and price do not match',
    mend: 'Check for how many grams or pieces the price is, and correct the name or the measure.',
  },
  other: { title: 'Something else', mend: 'Correct what the market wrote about, and save the product.' },
}

export const goodsDecisions: Words<typeof ru.goodsDecisions> = {
  reasons,
  push: { returned: 'A product was returned for mending', hidden: 'The market has hidden a product' },
  pushText: (title) => `${title}. Why and what to do is on the product’s page.`,
  pushTour: { returned: 'A tour was returned', hidden: 'The market has hidden a tour' },
  pushTourText: (title) => `${title}. The page of the tour says why and what to do.`,
  waiting: 'Being checked',
  waitingNew: 'The market checks the product and then shows it to customers. It usually takes up to 4 hours.',
  waitingShown: 'Customers already see the product. The market will check it, usually within 4 hours.',
  waitingChange:
    'Customers still see the former page. The market checks the changes, usually within 4 hours, and shows the new one. Price and stock change at once.',
  returned: 'Returned for mending',
  returnedChange: 'Customers see the former page: the changes were returned.',
  hidden: 'Hidden by the market',
  hiddenText: 'The product is not sold. If this is a mistake, write to the support of the market.',
  why: (reason, message) => [reasons[reason].title, message].filter(Boolean).join('. '),
  again: 'Save the mended product: it will be checked again.',
}
