const FORM = 'buy-form'

/**
 * The form of all product buttons before hydration: a press submits it, and the server redirects to the page that adds
 * the products to the cart. One form for all, because forms must not be nested.
 */
export const EarlyForm = () => <form id={FORM} method="post" action="/cart/add" hidden />

/** Makes a product button a submit button of that form: `12:2` = two steps of the product 12. */
export const earlyButton = (products: string) =>
  ({ type: 'submit', form: FORM, name: 'products', value: products }) as const
export type EarlyButton = ReturnType<typeof earlyButton>

/** Radios with the number of steps for the button. */
export const EARLY_STEPS = { form: FORM, name: 'steps' } as const
