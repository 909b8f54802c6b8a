export const pageOf = <Item>(
  items: Item[],
  { page, perPage }: { readonly page: number; readonly perPage: number },
  totalItems: number,
) => ({ items, currentPage: page, totalItems, totalPages: Math.ceil(totalItems / perPage), itemsPerPage: perPage })
