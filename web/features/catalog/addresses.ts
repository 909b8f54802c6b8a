/** Addresses of the catalogue's pages (spec 2.2). */

export const categoryPath = (urlKey: string): string => `/category/${urlKey}`

export const productPath = (product: { readonly categoryUrlKey: string; readonly slug: string }): string =>
  `/category/${product.categoryUrlKey}/${product.slug}`

export const farmersPath = (urlKey?: string): string => (urlKey ? `/farmers/${urlKey}` : '/farmers')

export const farmerPath = (id: number): string => `/farmers/${id}`

/** Whether a part of an address can be a product's at all; anything else needs no asking. */
export const isProductSlug = (slug: string): boolean => /^[a-z0-9-]{1,200}$/.test(slug)
