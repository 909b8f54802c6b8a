const FORM = 'buy-form'

/**
 * The form that buttons of goods belong to before the page has come alive: then a press sends it, and the server leads
 * to the page that puts the goods into the cart. One for all of them, so no card is a form inside a form.
 */
export const EarlyForm = () => <form id={FORM} method="post" action="/cart/add" hidden />

/** What makes a button of goods one of that form: `12:2` = two steps of the product 12. */
export const earlyButton = (products: string) =>
  ({ type: 'submit', form: FORM, name: 'products', value: products }) as const
export type EarlyButton = ReturnType<typeof earlyButton>

/** Radios that say how many steps the button takes. */
export const EARLY_STEPS = { form: FORM, name: 'steps' } as const
